import type { ServerAccess } from '../../protocols/server-access.ts';

interface Exchange {
  readonly path: string;
  readonly status: number;
  /** The JSON bodies, truncated. */
  readonly request: string;
  readonly response: string;
}

/** The largest number of characters of a recorded body. */
const MAX_TEXT_LENGTH = 10_000;

/** Returns the same access to a model server, but with a client that records its requests, without credentials. */
export function recordExchanges(access: ServerAccess): {
  readonly access: ServerAccess;
  readonly exchanges: readonly Exchange[];
} {
  const exchanges: Exchange[] = [];
  const client: ServerAccess['client'] = {
    ...access.client,
    async send(url, request) {
      const response = await access.client.send(url, request);
      const bodies = { request: toText(request.body), response: toText(response.json) };
      exchanges.push({ path: url.pathname, status: response.status, ...bodies });
      return response;
    },
  };
  return { access: { ...access, client }, exchanges };
}

function toText(body: unknown): string {
  if (body === undefined) return '';
  const text = JSON.stringify(body, null, 2);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).toWellFormed()}…` : text;
}
