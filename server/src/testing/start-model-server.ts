import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the server received. */
interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

type Reply = readonly [status: number, body: unknown];

/** A stream that a request of the chat model has opened. The test writes it. */
export interface ChatStream {
  readonly body: ReceivedRequest['body'];
  /** Resolves when the connection is closed: at the end, or because the caller has closed it. */
  readonly closed: Promise<void>;
  /** Writes the next part of the reply. */
  write(content: string): void;
  /** Writes a chunk with these fields. */
  writeChunk(fields: object): void;
  /** Writes the end of the reply, the tokens (if the request asks for them) and the end of the stream. */
  end(finishReason?: string): void;
  /** Closes the connection in the middle of the stream. */
  cut(): void;
}

export interface ModelServer {
  readonly address: string;
  readonly received: ReceivedRequest[];
  /** Replies of the chat model, in order. The last one is repeated. */
  readonly chatReplies: string[];
  /** Whether the chat model ignores the option to stream. */
  ignoresStream: boolean;
  /** The options that the chat model rejects with the status 400. */
  readonly rejectedOptions: string[];
  /** Returns the next stream that a request opens. */
  awaitStream(): Promise<ChatStream>;
  /** The tokens that the chat model reports. */
  chatUsage: Readonly<Record<string, unknown>> | undefined;
  /** When set, requests to this path get the status 404. */
  missingPath: string | undefined;
  /** When set, every request gets this response. */
  outage: Reply | undefined;
  /** When set, the server sends responses only after this promise resolves. */
  responseDelay: Promise<void> | undefined;
  close(): Promise<void>;
}

/** The bearer token that the server requires. */
export const MODEL_SERVER_TOKEN = 'the token of the model server';

/**
 * Starts a server that speaks the Open Inference Protocol v2 and the OpenAI API. Its models are `groups` and `chat`.
 */
export async function startModelServer(): Promise<ModelServer> {
  const received: ReceivedRequest[] = [];
  const chatReplies: string[] = [];
  const rejectedOptions: string[] = [];
  let nextStream = Promise.withResolvers<ChatStream>();
  const server = createServer((request, response) => void handle(request, response));
  const modelServer: Omit<ModelServer, 'address'> = {
    received,
    chatReplies,
    ignoresStream: false,
    rejectedOptions,
    async awaitStream() {
      const stream = await nextStream.promise;
      nextStream = Promise.withResolvers();
      return stream;
    },
    chatUsage: undefined,
    missingPath: undefined,
    outage: undefined,
    responseDelay: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await text(request);
    const body = content === '' ? {} : JSON.parse(content);
    const path = request.url ?? '';
    const { authorization } = request.headers;
    received.push({ path, authorization, body });
    await modelServer.responseDelay;
    const rejected = rejectedOptions.find((option) => option in body);
    if (rejected !== undefined) {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `Unknown option: ${rejected}` } }));
      return;
    }
    if (body.stream === true && !modelServer.ignoresStream && !modelServer.outage) {
      nextStream.resolve(openStream(response, body, () => modelServer.chatUsage));
      return;
    }
    const [status, reply] =
      modelServer.outage ??
      (authorization === `Bearer ${MODEL_SERVER_TOKEN}`
        ? respond(path, body)
        : [401, { error: 'Unauthorized' }]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  }

  function respond(path: string, body: ReceivedRequest['body']): Reply {
    switch (path === modelServer.missingPath ? '' : path) {
      case '/v2/health/live':
        return [200, { live: true }];
      case '/v2/health/ready':
        return [200, { ready: true }];
      case '/v2/models/groups/ready':
        return [200, { name: 'groups', ready: true }];
      case '/v2/models/groups/infer':
        return inferGroups(body);
      case '/v1/models':
        return [200, { object: 'list', data: [{ id: 'chat', object: 'model' }] }];
      case '/v1/chat/completions': {
        const content = (chatReplies.length > 1 ? chatReplies.shift() : chatReplies[0]) ?? '';
        return [
          200,
          {
            object: 'chat.completion',
            choices: [{ index: 0, message: { role: 'assistant', content } }],
            usage: modelServer.chatUsage,
          },
        ];
      }
      default:
        return [404, { error: `Not found: ${path}` }];
    }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(modelServer, { address: `http://127.0.0.1:${port}` });
}

function openStream(
  response: ServerResponse,
  body: ReceivedRequest['body'],
  getUsage: () => ModelServer['chatUsage'],
): ChatStream {
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  const writeChunk = (fields: object) =>
    response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', ...fields })}\n\n`);
  return {
    body,
    closed,
    writeChunk,
    write: (content) => writeChunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
    end(finishReason = 'stop') {
      writeChunk({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] });
      if (body.stream_options && getUsage()) writeChunk({ choices: [], usage: getUsage() });
      response.end('data: [DONE]\n\n');
    },
    cut: () => response.destroy(),
  };
}

/** Splits rows into two groups by their first number. Responds like MLServer with a model of scikit-learn. */
function inferGroups({ inputs }: ReceivedRequest['body']): Reply {
  const [tensor] = inputs as { name: string; datatype: string; shape: [number, number]; data: number[] }[];
  if (tensor?.name !== 'predict' || tensor.datatype !== 'FP32') return [400, { error: 'Unexpected tensor' }];
  const [rows, columns] = tensor.shape;
  const data = Array.from({ length: rows }, (_, row) => Number((tensor.data[row * columns] ?? 0) > 5.5));
  const output = { name: 'predict', datatype: 'INT64', shape: [rows, 1], data };
  return [200, { model_name: 'groups', id: 'x', parameters: {}, outputs: [output] }];
}
