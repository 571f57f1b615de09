import { i18nListCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { Messages } from '@lingui/core';
import { readyMessages } from './ready-messages.ts';

type Answer = Readonly<Record<string, Messages>>;

/** What the server says differently from the built-in catalogs, in all locales. Requested once, and again after a failure. */
export class ServerMessages {
  #answer: Promise<Answer> | undefined;
  readonly #ready = new Map<string, Messages>();
  readonly #reportFailure: (cause: unknown) => void;

  constructor(reportFailure: (cause: unknown) => void) {
    this.#reportFailure = reportFailure;
  }

  /** Never rejects: without an answer the built-in messages stand. */
  async load(locale: string): Promise<Messages> {
    this.#answer ??= request(i18nListCall, {}, { isSilent: true });
    try {
      const messages = await readyMessages((await this.#answer)[locale] ?? {});
      this.#ready.set(locale, messages);
      return messages;
    } catch (cause) {
      this.#answer = undefined;
      this.#reportFailure(cause);
      return {};
    }
  }

  /** What has been loaded so far. */
  ready(locale: string): Messages {
    return this.#ready.get(locale) ?? {};
  }
}
