import type { RedactOutput } from '@atrium/contract';
import type { RedactParameters } from './entities-parameters.ts';
import { findEntities } from './find-entities.ts';

export async function redactText(
  text: string,
  { mask, ...parameters }: RedactParameters,
): Promise<RedactOutput> {
  const { entities } = await findEntities(text, parameters);
  const masked = entities.map(({ type, start, end }) => ({
    type,
    start,
    end,
    mask: mask === 'stars' ? '***' : `[${type}]`,
  }));
  let copiedUntil = 0;
  const chunks = masked.flatMap(({ start, end, mask: replacement }) => {
    const before = text.slice(copiedUntil, start);
    copiedUntil = end;
    return [before, replacement];
  });
  return { text: [...chunks, text.slice(copiedUntil)].join(''), masked };
}
