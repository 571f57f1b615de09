import type { KeyScope } from '@atrium/contract';
import type { output as Output, ZodMiniType } from 'zod/mini';
import type { ApiCaller } from '../../domain/api-caller.ts';
import type { RequestContext } from '../../domain/request-context.ts';

/** The request data that a handler of the public API receives. */
export interface PublicContext
  extends Pick<
    RequestContext,
    'locale' | 'address' | 'requestId' | 'arrivedAt' | 'signal' | 'memory' | 'file'
  > {
  readonly caller: ApiCaller;
  /** The `id` of the path. */
  readonly appId: string;
  /** The `batch_id` of the path; empty if it has none. */
  readonly batchId: string;
  /** The `key_id` of the path; empty if it has none. */
  readonly keyId: string;
  /** The `kind` of the path; empty if it has none. */
  readonly kind: string;
  /** The `record_id` of the path; empty if it has none. */
  readonly recordId: string;
  /** The `Idempotency-Key` of the request. */
  readonly idempotencyKey: string | undefined;
}

/** Sends server-sent events to the caller. */
export interface EventWriter {
  /** Resolves when the connection has room for the next event, or when the caller has disconnected. */
  write(data: string, name?: string): Promise<void>;
}

/** How a route sends its response as server-sent events. */
interface PublicStream<Input> {
  /** Returns whether the input requests a stream. */
  isRequested(input: Input): boolean;
  /**
   * Runs the request and writes the events. An error before the first event is sent as the usual
   * error response.
   */
  handle(input: Input, context: PublicContext, events: EventWriter): Promise<void>;
  /** The name of the event that reports an error after the first event. By default, this event has no name. */
  readonly errorName?: string;
}

/** One route of the public API. The OpenAPI document is generated from these declarations. */
export interface PublicRoute {
  readonly method: 'GET' | 'POST';
  /** With `{id}` for the app's id, `{batch_id}`, `{key_id}`, `{kind}` and `{record_id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly scope: KeyScope;
  /** Whether a request starts a run. Runs count toward the daily limit. */
  readonly isRun: boolean;
  /** Whether a `POST` that starts no run accepts an `Idempotency-Key`. Runs always accept it. */
  readonly acceptsIdempotencyKey?: boolean;
  /** The kind of file in the field `file` of a form. The rest of the input is JSON in its field `options`. */
  readonly file?: 'image' | 'archive' | 'definition';
  /** Whether the handler returns a file instead of JSON. */
  readonly isDownload?: boolean;
  /** Schema of the JSON body of a `POST`, or of the query of a `GET`. */
  readonly input: ZodMiniType;
  readonly output: ZodMiniType;
  handle(input: unknown, context: PublicContext): Promise<unknown>;
  readonly stream?: PublicStream<unknown>;
}

interface Declaration<Input extends ZodMiniType, Result extends ZodMiniType>
  extends Omit<PublicRoute, 'input' | 'output' | 'handle' | 'stream'> {
  readonly input: Input;
  readonly output: Result;
  handle(input: Output<Input>, context: PublicContext): Promise<Output<Result>>;
  readonly stream?: PublicStream<Output<Input>>;
}

/** Declares a route whose handler has the types of its schemas. The input is parsed before the handler runs. */
export function declarePublicRoute<Input extends ZodMiniType, Result extends ZodMiniType>(
  declaration: Declaration<Input, Result>,
): PublicRoute {
  const { handle, stream, ...others } = declaration;
  return {
    ...others,
    handle: (input, context) => handle(input as Output<Input>, context),
    ...(stream && {
      stream: {
        ...stream,
        isRequested: (input) => stream.isRequested(input as Output<Input>),
        handle: (input, context, events) => stream.handle(input as Output<Input>, context, events),
      },
    }),
  };
}
