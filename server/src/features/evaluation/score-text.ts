import type { EvaluatedTask, TaskOutput } from '@atrium/contract';
import type { ImageTask } from './image-tasks.ts';
import { countHits } from './metrics.ts';
import { normalizeText } from './normalize-text.ts';
import type { OutputScore } from './output-score.ts';
import { scoreFields } from './score-fields.ts';

/** The class of an output without a class, such as a language that was not detected. */
const NO_CLASS = '–';

export type TextTask = Exclude<
  EvaluatedTask,
  ImageTask | 'cluster' | 'anomaly' | 'forecast' | 'classify' | 'regress'
>;

/**
 * Compares the output for a text with the expected cell. In a cell, semicolons separate the items of a list, and
 * slashes or spaces separate words. For `extract`, the cell is JSON.
 */
export function scoreText(task: TextTask, output: TaskOutput, expected: string): OutputScore {
  switch (task) {
    case 'sentiment':
      return scoreClass((output as TaskOutput<'sentiment'>).label, expected);
    case 'language':
      return scoreClass((output as TaskOutput<'language'>).candidates[0]?.language ?? '', expected);
    case 'redact': {
      const { text } = output as TaskOutput<'redact'>;
      return scoreItems([text], [expected.trim()], '');
    }
    case 'entities': {
      const { entities } = output as TaskOutput<'entities'>;
      return scoreItems(
        entities.map(({ type, text }) => `${type}: ${text}`),
        splitItems(expected),
        '; ',
      );
    }
    case 'keywords': {
      const { keywords } = output as TaskOutput<'keywords'>;
      return scoreItems(
        keywords.map(({ text }) => text),
        splitItems(expected),
        '; ',
      );
    }
    case 'extract':
      return scoreFields((output as TaskOutput<'extract'>).fields, expected);
    default: {
      const { tokens } = output as TaskOutput<'tokenize'>;
      const words = expected.split(/[/\s]+/).filter(Boolean);
      return scoreItems(
        tokens.map(({ text }) => text),
        words,
        ' / ',
      );
    }
  }
}

function scoreClass(actual: string, expectedCell: string): OutputScore {
  const predicted = actual === '' ? NO_CLASS : actual;
  return { ...scoreItems([predicted], [expectedCell.trim().toLowerCase()], ''), predicted };
}

/** Compares items without regard to case and to spaces after colons. */
function scoreItems(actual: readonly string[], expected: readonly string[], separator: string): OutputScore {
  const hits = countHits(actual.map(normalizeText), expected.map(normalizeText));
  return {
    isRight: hits === actual.length && hits === expected.length,
    hits,
    found: actual.length,
    expected: expected.length,
    actualText: actual.join(separator),
    expectedText: expected.join(separator),
  };
}

/** Splits a cell at semicolons. Accepts the semicolons and colons of Chinese texts too. */
function splitItems(cell: string): string[] {
  return cell
    .split(/[;；]/)
    .map((item) => item.trim().replace('：', ': '))
    .filter(Boolean);
}
