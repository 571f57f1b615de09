import { SERVER_TEXTS } from './features/translations/server-texts.ts';
import { SEED_TEXTS } from './seed/seed-texts.ts';
import { SEED_VERSION_TEXTS } from './seed/seed-version-texts.ts';

/** Returns every text of the server that a user can see, in English and without repetition. */
export function listTexts(): readonly string[] {
  const seeds = Object.values(SEED_TEXTS)
    .flatMap((kind) => Object.values(kind))
    .flatMap(({ name, description, tags = [] }) => [name, description, ...tags]);
  const texts = [...SERVER_TEXTS.values(), ...seeds, ...Object.values(SEED_VERSION_TEXTS)];
  return [...new Set(texts)].sort();
}
