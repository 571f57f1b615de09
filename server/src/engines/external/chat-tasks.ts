import type { CHAT_TASKS, TaskId } from '@atrium/contract';
import { z } from 'zod';

/** The tasks of chat models whose reply is JSON of a fixed schema. */
type JsonTask = Exclude<(typeof CHAT_TASKS)[number], 'generate' | 'extract'>;

interface ChatTaskDefinition<Reply = unknown> {
  /** The default prompt. An NLP item can replace it. */
  readonly prompt: string;
  readonly replySchema: z.ZodType<Reply>;
  /** Converts a reply for a text to the output of the task. Models cannot count letters, so offsets are found here. */
  toOutput(reply: Reply, text: string): unknown;
}

const entityReplySchema = z.object({ entities: z.array(z.object({ type: z.string(), text: z.string() })) });

/** Hides the type of the reply, so that one record can contain all definitions. */
function defineTask<Reply>(definition: ChatTaskDefinition<Reply>): ChatTaskDefinition {
  return definition as ChatTaskDefinition;
}

const DEFINITIONS: Readonly<Record<JsonTask, ChatTaskDefinition>> = {
  entities: defineTask({
    prompt:
      'List every named entity of the text in order, exactly as it is written. Types: person, place, organization, date, mail, phone, url, money.',
    replySchema: entityReplySchema,
    toOutput: ({ entities }, text) => ({ entities: findInOrder(entities, text) }),
  }),
  sentiment: defineTask({
    prompt:
      'Rate the sentiment of the text: a label, and a score from -1 (very negative) to 1 (very positive).',
    replySchema: z.object({
      label: z.enum(['negative', 'neutral', 'positive']),
      score: z.number().min(-1).max(1),
    }),
    toOutput: (reply) => reply,
  }),
  language: defineTask({
    prompt:
      'Name the language of the text as a BCP 47 tag, with a score from 0 to 1. The most likely one comes first.',
    replySchema: z.object({
      candidates: z.array(z.object({ language: z.string(), score: z.number().min(0).max(1) })),
    }),
    toOutput: (reply) => reply,
  }),
  keywords: defineTask({
    prompt:
      'List up to ten keywords of the text, exactly as they are written, each with a weight from 0 to 1. The heaviest has weight 1 and comes first.',
    replySchema: z.object({
      keywords: z.array(z.object({ text: z.string(), weight: z.number().min(0).max(1) })),
    }),
    toOutput: (reply) => reply,
  }),
  redact: defineTask({
    prompt:
      'List all personal data of the text in order, exactly as it is written. Types: person, phone, mail, address, idCard, bankCard.',
    replySchema: entityReplySchema,
    toOutput: ({ entities }, text) => maskEntities(findAllOccurrences(entities, text), text),
  }),
};

/** Returns the definition of a task whose reply is JSON of a fixed schema, or undefined for any other task. */
export function findChatTask(task: TaskId): ChatTaskDefinition | undefined {
  return Object.hasOwn(DEFINITIONS, task) ? DEFINITIONS[task as JsonTask] : undefined;
}

const PROMPTS: Partial<Readonly<Record<TaskId, string>>> = {
  generate: 'Answer in the language of the text. Be brief.',
  extract:
    'Find the values that the JSON Schema describes in the text. Use null for a value that the text does not contain.',
};

/** Returns the default prompt of a task. It is empty for a task that chat models cannot perform. */
export function getDefaultPrompt(task: TaskId): string {
  return PROMPTS[task] ?? findChatTask(task)?.prompt ?? '';
}

interface LocatedEntity {
  readonly type: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Finds each entity after the one before it. Omits entities that the rest of the text does not contain. */
function findInOrder(
  entities: readonly { readonly type: string; readonly text: string }[],
  text: string,
): LocatedEntity[] {
  const found: LocatedEntity[] = [];
  let from = 0;
  for (const entity of entities) {
    if (entity.text === '') continue;
    const start = text.indexOf(entity.text, from);
    if (start < 0) continue;
    from = start + entity.text.length;
    found.push({ ...entity, start, end: from });
  }
  return found;
}

/**
 * Finds the occurrences of all entities, in text order. Of overlapping occurrences, it returns the first, or the
 * longest of those that start together.
 */
function findAllOccurrences(
  entities: readonly { readonly type: string; readonly text: string }[],
  text: string,
): LocatedEntity[] {
  const found = entities.flatMap((entity) => {
    const starts: number[] = [];
    if (entity.text === '') return [];
    for (let at = text.indexOf(entity.text); at >= 0; at = text.indexOf(entity.text, at + 1)) starts.push(at);
    return starts.map((start) => ({ ...entity, start, end: start + entity.text.length }));
  });
  let end = 0;
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((entity) => {
      const isFree = entity.start >= end;
      if (isFree) end = entity.end;
      return isFree;
    });
}

function maskEntities(entities: readonly LocatedEntity[], text: string) {
  const masked = entities.map(({ type, start, end }) => ({ type, start, end, mask: `[${type}]` }));
  let result = '';
  let from = 0;
  for (const { start, end, mask: replacement } of masked) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return { text: result + text.slice(from), masked };
}
