import { ERROR_CODES } from '@atrium/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createEmbeddedEngines } from '../embedded/create-embedded-engines.ts';
import { createEngineRegistry } from '../run/engine-registry.ts';
import { runTask } from '../run/run-task.ts';
import { jiebaDescriptor } from './jieba-descriptor.ts';

const engines = createEngineRegistry(createEmbeddedEngines());

afterAll(() => engines.stop());

async function readTokens(text: string, parameters: Record<string, unknown> = {}) {
  const run = await runTask(engines, {
    engineId: 'jieba',
    task: 'tokenize',
    input: { kind: 'text', text },
    parameters,
    caller: { user: 'a', arrivedAt: performance.now() },
  });
  return (run.output as { tokens: { text: string; tag: string; start: number; end: number }[] }).tokens;
}

describe('the jieba engine', { timeout: 60_000 }, () => {
  test('splits Chinese text into words with their parts of speech', async () => {
    const tokens = await readTokens('我来到北京清华大学');
    expect(tokens.map(({ text, tag }) => [text, tag])).toEqual([
      ['我', 'r'],
      ['来到', 'v'],
      ['北京', 'ns'],
      ['清华大学', 'nt'],
    ]);
  });

  test('returns UTF-16 offsets into the original text, across emoji, line breaks and broken surrogates', async () => {
    const text = '😀 北京\n\ud800好 Hello 3.14';
    const tokens = await readTokens(text);
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text);
    expect(tokens.map((token) => token.text)).toEqual(
      expect.arrayContaining(['😀', '北京', 'Hello', '3.14']),
    );
    expect(tokens.every((token) => token.text.trim() !== '')).toBe(true);
  });

  test('omits punctuation on request', async () => {
    const tokens = await readTokens('你好,世界。', { keepPunctuation: false });
    expect(tokens.map((token) => token.text)).toEqual(['你好', '世界']);
  });

  test('rejects unknown parameters', async () => {
    await expect(readTokens('你好', { temperature: 1 })).rejects.toMatchObject({
      code: ERROR_CODES.parametersInvalid,
      fields: ['parameters.temperature'],
    });
  });

  test('describes its parameters', () => {
    expect(jiebaDescriptor.parameters).toMatchObject({
      type: 'object',
      properties: { findNewWords: { type: 'boolean', default: true } },
    });
  });
});
