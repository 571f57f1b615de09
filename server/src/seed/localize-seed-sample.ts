import type { LocaleId } from '@atrium/contract';
import { SEED_SAMPLES } from './seed-samples.ts';

const ENGLISH_SAMPLES = new Map<string, string>(
  Object.values(SEED_SAMPLES).flatMap((seed) => ('english' in seed ? [[seed.sample, seed.english]] : [])),
);

/**
 * Returns an English sample instead of the Chinese sample of a seed, unless the locale is Chinese.
 * Any other sample is returned unchanged.
 */
export function localizeSeedSample(sample: string, locale: LocaleId): string {
  return locale.startsWith('zh') ? sample : (ENGLISH_SAMPLES.get(sample) ?? sample);
}
