import { i18nListCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { Messages } from '@lingui/core';
import { toCompiledMessages } from './to-compiled-messages.ts';

type MessagesResponse = Readonly<Record<string, Messages>>;

/**
 * The server's messages that override the built-in catalogs, in all locales. Requests them once, and again after a
 * failure or when `response` is cleared.
 */
export class ServerMessages {
  /** The running or successful request for the messages of all locales. */
  response: Promise<MessagesResponse> | undefined;
  /** The messages loaded so far, by locale. */
  readonly loaded = new Map<string, Messages>();
  readonly #reportFailure: (cause: unknown) => void;

  constructor(reportFailure: (cause: unknown) => void) {
    this.#reportFailure = reportFailure;
  }

  /** Loads the messages of a locale. Never rejects. Without a response, the built-in messages stay. */
  async load(locale: string): Promise<Messages> {
    this.response ??= request(i18nListCall, {}, { isSilent: true });
    try {
      const messages = await toCompiledMessages((await this.response)[locale] ?? {});
      this.loaded.set(locale, messages);
      return messages;
    } catch (cause) {
      this.response = undefined;
      this.#reportFailure(cause);
      return {};
    }
  }

  /** Returns the messages of a locale that are loaded so far. */
  getLoaded(locale: string): Messages {
    return this.loaded.get(locale) ?? {};
  }
}
