import { INTL_TAGS, type LocaleId, type RejectedTranslation } from '@atrium/contract';
import { listPluralForms, SERVER_PREFIX } from '@atrium/contract/messages';
import { z } from 'zod';
import { type ChatMessage, completeJson } from '../../protocols/chat-client.ts';
import type { ConnectedModel } from './draft-models.ts';
import { listRejectionReasons } from './list-rejection-reasons.ts';
import { restoreOuterWhitespace } from './restore-outer-whitespace.ts';

/** A message to translate. */
export interface DraftRequest {
  readonly id: string;
  readonly source: string;
}

/** A message and its translation, which shows the model the terms of the console. */
export interface DraftExample {
  readonly source: string;
  readonly text: string;
}

export interface WrittenDrafts {
  readonly drafts: readonly { readonly id: string; readonly source: string; readonly text: string }[];
  /** Messages without a valid draft. */
  readonly failures: readonly RejectedTranslation[];
}

const replySchema = z.object({ translations: z.array(z.object({ id: z.string(), text: z.string() })) });

/** Matches the Markdown code fence in which some models put JSON. */
const CODE_FENCE = /^\s*```(?:json)?\s*|\s*```\s*$/g;
/** The limit of a reply in model tokens: the minimum, the part for each English character, and the maximum. */
const MIN_TOKENS = 1_024;
const TOKENS_PER_CHARACTER = 3;
const MAX_TOKENS = 8_192;

/**
 * Translates messages with a chat model. Checks the texts like translations that a user enters. If some are invalid,
 * the model gets one request to correct them.
 *
 * @throws OutboundError when the server does not respond, or when its response does not match the protocol.
 */
export async function writeDrafts(
  { access, model }: ConnectedModel,
  locale: LocaleId,
  {
    messages,
    examples,
  }: { readonly messages: readonly DraftRequest[]; readonly examples: readonly DraftExample[] },
  signal?: AbortSignal,
): Promise<WrittenDrafts> {
  const { $schema: _, ...schema } = z.toJSONSchema(replySchema);
  const conversation: ChatMessage[] = [
    { role: 'system', content: createInstructions(locale, schema) },
    {
      role: 'user',
      content: JSON.stringify({
        examples,
        messages: messages.map(({ id, source }) => ({ id, text: source })),
      }),
    },
  ];
  const length = messages.reduce((sum, { source }) => sum + source.length, 0);
  const send = (format: 'json_schema' | 'json_object') =>
    completeJson(
      access,
      {
        model,
        messages: conversation,
        temperature: 0,
        maxTokens: Math.min(MAX_TOKENS, MIN_TOKENS + TOKENS_PER_CHARACTER * length),
        schema,
        format,
      },
      signal,
    );
  const { text: firstReply } = await send('json_schema');
  const texts = readReply(firstReply);
  const checked = checkReply(locale, messages, texts ?? new Map());
  if (checked.failures.length === 0) return checked;
  conversation.push(
    { role: 'assistant', content: firstReply },
    { role: 'user', content: texts ? describeFailures(checked.failures) : INVALID_REPLY },
  );
  // Another format, because some servers ignore `json_schema`: see `JsonRequest`.
  const secondTexts = readReply((await send('json_object')).text) ?? new Map<string, string>();
  const remaining = messages.filter(({ id }) => checked.failures.some((failure) => failure.id === id));
  // The model may omit a text that it cannot correct. Then the first text of the message is checked and fails again.
  const corrected = checkReply(locale, remaining, new Map([...(texts ?? []), ...secondTexts]));
  return { drafts: [...checked.drafts, ...corrected.drafts], failures: corrected.failures };
}

const INVALID_REPLY = 'This reply does not match the JSON Schema. Send it again, corrected.';

function createInstructions(locale: LocaleId, schema: unknown): string {
  const tag = INTL_TAGS[locale] ?? locale;
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  const forms = listPluralForms(locale).map(({ form }) => form);
  const required = forms.includes('other') ? forms : [...forms, 'other'];
  return [
    `You translate the texts of a web console for AI services from English to ${language} (${locale}).`,
    'The texts are ICU messages. Copy each placeholder, such as {name}, and each tag, such as <0> and </0>, exactly.',
    `Translate a plural to a plural with the same placeholder and exactly these forms: ${required.join(', ')}. Keep # for the number.`,
    `A message whose id begins with ${SERVER_PREFIX} has placeholders, but no plurals.`,
    'Write short and clear texts for users, as the examples do, and use the terms of the examples. Do not translate names of products and code.',
    'The id of a message says on which page it appears. Return a text for each message under its id.',
    `Reply only with JSON that matches this JSON Schema:\n${JSON.stringify(schema)}`,
  ].join('\n');
}

/** Returns the texts of a reply by message id. Undefined if the reply is not JSON of the requested schema. */
function readReply(reply: string): ReadonlyMap<string, string> | undefined {
  const parsed = replySchema.safeParse(parseJson(reply.replaceAll(CODE_FENCE, '')));
  return parsed.success ? new Map(parsed.data.translations.map(({ id, text }) => [id, text])) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the valid texts as drafts. Messages with an invalid or missing text are failures. */
function checkReply(
  locale: LocaleId,
  messages: readonly DraftRequest[],
  texts: ReadonlyMap<string, string>,
): WrittenDrafts {
  const checked = messages.map(({ id, source }) => {
    const text = restoreOuterWhitespace(source, texts.get(id) ?? '');
    const [reason] = checkDraft(locale, text, { id, source });
    return { id, source, text, reason };
  });
  return {
    drafts: checked.flatMap(({ reason, ...draft }) => (reason ? [] : [draft])),
    failures: checked.flatMap(({ id, text, reason }) => (reason ? [{ id, text, ...reason }] : [])),
  };
}

function checkDraft(
  locale: LocaleId,
  text: string,
  message: DraftRequest,
): ReturnType<typeof listRejectionReasons> {
  return text === '' || text.includes('\0') || !text.isWellFormed()
    ? [{ rule: 'no-text', detail: '' }]
    : listRejectionReasons(locale, text, message);
}

function describeFailures(failures: readonly RejectedTranslation[]): string {
  const lines = failures.map(({ id, rule, detail }) =>
    `- ${id}: ${REASONS[rule] ?? rule} ${detail}`.trimEnd(),
  );
  return `These translations are wrong. Send only them again, corrected:\n${lines.join('\n')}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'no-text': 'the text is missing',
  'too-long': 'the text is too long',
  'unparsable-message': 'the text is not a valid ICU message',
  'different-arguments': 'the placeholders and tags differ from the English text:',
  'missing-form': 'the plural lacks the form',
  'missing-plural': 'a number before a noun needs plural forms',
  'formatted-server-text': 'this message may not have plurals and formats',
};
