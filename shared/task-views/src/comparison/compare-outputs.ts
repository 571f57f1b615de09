import { formatJsonPath, listJsonFields, type TaskId, type TaskInput } from '@atrium/contract';
import { readOutput, type TypedOutput } from '../result/read-output.ts';
import { type ResultCell, type ResultTable, toResultTable } from '../result/result-table.ts';
import { findWordClass } from '../result/text/find-word-class.ts';
import { joinTexts, type Span } from '../result/text/segment-text.ts';
import { areEqual } from './are-equal.ts';
import { diffWords } from './diff-words.ts';
import { matchClusters } from './match-clusters.ts';

/** What a result lists. */
export type ListedKind = 'entities' | 'tokens' | 'keywords' | 'codes';

/** How a result differs from an earlier one: the data of one sentence. */
export type ComparisonSummary =
  | { readonly kind: 'same' }
  /** Only scores, types or positions differ. */
  | { readonly kind: 'details' }
  /** Only spaces or line breaks differ. */
  | { readonly kind: 'spaces' }
  | { readonly kind: 'items'; readonly items: ListedKind; readonly added: number; readonly removed: number }
  | { readonly kind: 'words'; readonly added: number; readonly removed: number }
  /** `from` and `to` are the classes of the two results, undefined if no class was found. */
  | { readonly kind: 'class'; readonly from: string | undefined; readonly to: string | undefined }
  | { readonly kind: 'rows'; readonly changed: number; readonly total: number }
  | {
      readonly kind: 'values';
      readonly changed: number;
      readonly total: number;
      /** The largest absolute difference. */
      readonly largest: number;
    }
  /** The number of JSON paths whose values differ. */
  | { readonly kind: 'paths'; readonly changed: number };

/** The parts of one of the two results that differ. */
export type ChangedParts =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly spans: readonly Span[];
      /** What the spans mark: entities, tokens by word class, or words. A word has no type. */
      readonly spanKind: 'entities' | 'wordClasses' | 'words';
      readonly side: ChangeSide;
    }
  | {
      readonly kind: 'table';
      /** Only rows with a change. */
      readonly table: ResultTable;
      /** Whether each cell differs, by row and column. */
      readonly marks: readonly (readonly boolean[])[];
    };

/** The earlier result contains what was removed, and the later one what was added. */
export type ChangeSide = 'removed' | 'added';

export interface OutputComparison {
  readonly summary: ComparisonSummary;
  /** The changed parts of the two results. Undefined if nothing can be marked. */
  readonly before?: ChangedParts;
  readonly after?: ChangedParts;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Compares two outputs for the same input. */
export function compareOutputs(
  task: TaskId,
  input: TaskInput | undefined,
  before: JsonObject,
  after: JsonObject,
): OutputComparison {
  if (areEqual(before, after)) return { summary: { kind: 'same' } };
  const [from, to] = [readOutput(task, before), readOutput(task, after)];
  return from && to ? compareTyped(from, to, input) : comparePaths(before, after);
}

function compareTyped(
  before: TypedOutput,
  after: TypedOutput,
  input: TaskInput | undefined,
): OutputComparison {
  const text = input?.kind === 'text' ? input.text : undefined;
  switch (before.task) {
    case 'entities':
      return compareSpans('entities', before.output.entities, getOutputLike(before, after).entities, text);
    case 'tokenize': {
      const classify = ({ tokens }: typeof before.output) =>
        tokens.map((token) => ({ ...token, type: findWordClass(token.tag) }));
      return compareSpans('tokens', classify(before.output), classify(getOutputLike(before, after)), text);
    }
    case 'keywords':
      return compareItems('keywords', before, after, ([word]) => String(word));
    case 'barcode':
      return compareItems('codes', before, after, ([code, format]) => `${format} ${code}`);
    case 'ocr':
    case 'redact':
    case 'generate':
      return compareTexts(before.output.text, getOutputLike(before, after).text);
    case 'sentiment':
      return compareClasses(before, after, before.output.label, getOutputLike(before, after).label);
    case 'language': {
      const [from] = before.output.candidates;
      const [to] = getOutputLike(before, after).candidates;
      return compareClasses(before, after, from?.language, to?.language);
    }
    case 'extract':
      return comparePaths(before.output.fields, getOutputLike(before, after).fields);
    case 'cluster': {
      const labels = matchClusters(before.output.labels, getOutputLike(before, after).labels);
      const matched = { task: 'cluster', output: { ...getOutputLike(before, after), labels } } as const;
      return compareRows(before, matched, input, ['cluster']);
    }
    case 'anomaly':
      return compareRows(before, after, input, ['isFlagged']);
    case 'classify':
      return compareRows(before, after, input, ['prediction']);
    case 'regress':
      return compareRows(before, after, input, ['prediction']);
    case 'forecast':
      return compareRows(before, after, input, ['mean', 'lower', 'upper']);
  }
}

/** Returns the output of the second argument, with the type of the output of the first one. Both have the same task. */
function getOutputLike<Typed extends TypedOutput>(_typed: Typed, { output }: TypedOutput): Typed['output'] {
  return output as Typed['output'];
}

interface Item extends Span {
  readonly text: string;
  readonly tag?: string;
}

/** Compares parts of a text. Two parts are equal if they have the same position, type and tag. */
function compareSpans(
  items: 'entities' | 'tokens',
  before: readonly Item[],
  after: readonly Item[],
  input: string | undefined,
): OutputComparison {
  const toKey = ({ start, end, type, tag = '' }: Item) => [start, end, type, tag].join(' ');
  const [removed, added] = [listAdditional(before, after, toKey), listAdditional(after, before, toKey)];
  const spanKind = items === 'entities' ? ('entities' as const) : ('wordClasses' as const);
  const mark = (all: readonly Item[], changed: ReadonlySet<Item>, side: ChangeSide): ChangedParts => {
    // Without the text of the input, the items themselves form the text.
    const marked = input === undefined ? joinTexts(all, '\n') : { text: input, spans: all };
    const spans = marked.spans.filter((_, index) => changed.has(all[index] as Item));
    return { kind: 'text', text: marked.text, spans, spanKind, side };
  };
  return {
    summary: { kind: 'items', items, added: added.size, removed: removed.size },
    before: mark(before, removed, 'removed'),
    after: mark(after, added, 'added'),
  };
}

/**
 * Returns the items that a list has in addition to another one. Items with the same key are equal. If a list has an
 * item twice and the other one has it once, it is returned once.
 */
function listAdditional<Value>(
  items: readonly Value[],
  others: readonly Value[],
  toKey: (item: Value) => string,
): ReadonlySet<Value> {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(toKey(other), (counts.get(toKey(other)) ?? 0) + 1);
  return new Set(
    items.filter((item) => {
      const count = counts.get(toKey(item)) ?? 0;
      counts.set(toKey(item), count - 1);
      return count <= 0;
    }),
  );
}

type Cells = readonly ResultCell[];

/** Compares lists of items whose order and positions do not matter. */
function compareItems(
  items: ListedKind,
  before: TypedOutput,
  after: TypedOutput,
  toKey: (cells: Cells) => string,
): OutputComparison {
  const [from, to] = [toResultTable(before, undefined), toResultTable(after, undefined)];
  const [removed, added] = [
    listAdditional(from.rows, to.rows, toKey),
    listAdditional(to.rows, from.rows, toKey),
  ];
  if (removed.size + added.size === 0) return compareDetails(from, to);
  // The first column names the item.
  const mark = ({ columns }: ResultTable, rows: ReadonlySet<Cells>): ChangedParts => ({
    kind: 'table',
    table: { columns, rows: [...rows] },
    marks: [...rows].map(() => columns.map((_, index) => index === 0)),
  });
  return {
    summary: { kind: 'items', items, added: added.size, removed: removed.size },
    before: mark(from, removed),
    after: mark(to, added),
  };
}

function compareTexts(before: string, after: string): OutputComparison {
  const { removed, added, removedCount, addedCount } = diffWords(before, after);
  if (before === after) return { summary: { kind: 'details' } };
  const mark = (text: string, ranges: typeof removed, side: ChangeSide): ChangedParts => ({
    kind: 'text',
    text,
    spans: ranges.map((range) => ({ ...range, type: 'word' })),
    spanKind: 'words',
    side,
  });
  return {
    summary:
      removedCount + addedCount === 0
        ? { kind: 'spaces' }
        : { kind: 'words', added: addedCount, removed: removedCount },
    before: mark(before, removed, 'removed'),
    after: mark(after, added, 'added'),
  };
}

function compareClasses(
  before: TypedOutput,
  after: TypedOutput,
  from: string | undefined,
  to: string | undefined,
): OutputComparison {
  const details = compareDetails(toResultTable(before, undefined), toResultTable(after, undefined));
  return from === to ? details : { ...details, summary: { kind: 'class', from, to } };
}

/** Compares outputs with a result for each row or step. The main columns decide whether a row has changed. */
function compareRows(
  before: TypedOutput,
  after: TypedOutput,
  input: TaskInput | undefined,
  main: readonly string[],
): OutputComparison {
  const [from, to] = [toResultTable(before, input), toResultTable(after, input)];
  const mainIndexes = from.columns.flatMap((column, index) =>
    'key' in column && main.includes(column.key) ? [index] : [],
  );
  const total = Math.max(from.rows.length, to.rows.length);
  const changed = listRowIndexes(total).filter((row) =>
    mainIndexes.some((column) => !areEqual(from.rows[row]?.[column], to.rows[row]?.[column])),
  );
  if (changed.length === 0) return compareDetails(from, to);
  const parts = markRows(from, to, changed);
  if (before.task !== 'regress' && before.task !== 'forecast') {
    return { summary: { kind: 'rows', changed: changed.length, total }, ...parts };
  }
  const largest = changed.reduce((most, row) => {
    const differences = mainIndexes.map((column) => {
      const [a, b] = [from.rows[row]?.[column], to.rows[row]?.[column]];
      return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) : 0;
    });
    return Math.max(most, ...differences);
  }, 0);
  return { summary: { kind: 'values', changed: changed.length, total, largest }, ...parts };
}

/** Marks all cells that differ. The summary applies only to outputs whose main results are equal. */
function compareDetails(from: ResultTable, to: ResultTable): OutputComparison {
  const rows = listRowIndexes(Math.max(from.rows.length, to.rows.length));
  const changed = rows.filter((row) => !areEqual(from.rows[row], to.rows[row]));
  return { summary: { kind: 'details' }, ...(changed.length > 0 && markRows(from, to, changed)) };
}

function listRowIndexes(total: number): readonly number[] {
  return Array.from({ length: total }, (_, row) => row);
}

/** Returns the changed rows of both tables, and marks the cells that differ from the other table. */
function markRows(from: ResultTable, to: ResultTable, changed: readonly number[]) {
  const mark = (table: ResultTable, other: ResultTable): ChangedParts => {
    const rows = changed.filter((row) => row < table.rows.length);
    return {
      kind: 'table',
      table: { columns: table.columns, rows: rows.map((row) => table.rows[row] ?? []) },
      marks: rows.map((row) =>
        table.columns.map((_, column) => !areEqual(table.rows[row]?.[column], other.rows[row]?.[column])),
      ),
    };
  };
  return { before: mark(from, to), after: mark(to, from) };
}

/** Compares JSON, such as outputs that do not match the contract of their task. */
function comparePaths(before: JsonObject, after: JsonObject): OutputComparison {
  const [from, to] = [readFields(before), readFields(after)];
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(
    (path) => from.has(path) !== to.has(path) || !areEqual(from.get(path), to.get(path)),
  );
  const mark = (values: ReadonlyMap<string, unknown>): ChangedParts => ({
    kind: 'table',
    table: {
      columns: [{ key: 'path' }, { key: 'value' }],
      rows: changed.map((path) => [path, values.has(path) ? JSON.stringify(values.get(path)) : null]),
    },
    marks: changed.map(() => [false, true]),
  });
  return { summary: { kind: 'paths', changed: changed.length }, before: mark(from), after: mark(to) };
}

/** Returns the values of a JSON object by their paths, such as `lines[0].text`. */
function readFields(json: JsonObject): ReadonlyMap<string, unknown> {
  return new Map(listJsonFields(json).map(({ path, value }) => [formatJsonPath(path), value]));
}
