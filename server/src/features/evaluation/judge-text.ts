import type { EvaluatedTask, TaskOutput } from '@atrium/contract';
import { countHits } from './metrics.ts';

/** How the output for one text compares with the expected result. */
export interface Judgment {
  readonly isRight: boolean;
  /** Items that both contain, that the output contains, and that are expected. */
  readonly hits: number;
  readonly found: number;
  readonly expected: number;
  /** The output and the expected result as texts. */
  readonly actualText: string;
  readonly expectedText: string;
  /** The class that was predicted, for tasks with classes. */
  readonly predicted?: string;
}

/** Stands for an output without a class, such as a language that was not detected. */
const NO_CLASS = '–';

type TextTask = Exclude<EvaluatedTask, 'cluster' | 'anomaly' | 'forecast'>;

/** Judges an output for a text. Lists in an expected result are separated by semicolons. */
export function judgeText(task: TextTask, output: TaskOutput, expected: string): Judgment {
  switch (task) {
    case 'sentiment':
      return judgeClass((output as TaskOutput<'sentiment'>).label, expected);
    case 'language':
      return judgeClass((output as TaskOutput<'language'>).candidates[0]?.language ?? '', expected);
    case 'redact': {
      const { text } = output as TaskOutput<'redact'>;
      return judge([text], [expected.trim()], '');
    }
    case 'entities': {
      const { entities } = output as TaskOutput<'entities'>;
      return judge(
        entities.map(({ type, text }) => `${type}: ${text}`),
        split(expected),
        '; ',
      );
    }
    case 'keywords': {
      const { keywords } = output as TaskOutput<'keywords'>;
      return judge(
        keywords.map(({ text }) => text),
        split(expected),
        '; ',
      );
    }
    default: {
      const { tokens } = output as TaskOutput<'tokenize'>;
      const words = expected.split(/[/\s]+/).filter(Boolean);
      return judge(
        tokens.map(({ text }) => text),
        words,
        ' / ',
      );
    }
  }
}

function judgeClass(actual: string, expectedCell: string): Judgment {
  const predicted = actual === '' ? NO_CLASS : actual;
  return { ...judge([predicted], [expectedCell.trim().toLowerCase()], ''), predicted };
}

/** Compares items without regard to case and to spaces after colons. */
function judge(actual: readonly string[], expected: readonly string[], separator: string): Judgment {
  const normalize = (items: readonly string[]) =>
    items.map((item) => item.toLowerCase().replace(/:\s+/g, ':').trim());
  const hits = countHits(normalize(actual), normalize(expected));
  return {
    isRight: hits === actual.length && hits === expected.length,
    hits,
    found: actual.length,
    expected: expected.length,
    actualText: actual.join(separator),
    expectedText: expected.join(separator),
  };
}

function split(cell: string): string[] {
  return cell
    .split(/[;；]/)
    .map((item) => item.trim().replace('：', ': '))
    .filter(Boolean);
}
