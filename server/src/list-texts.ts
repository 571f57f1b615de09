import { ERROR_MESSAGES } from './domain/messages/error-messages.ts';
import { createEmbeddedEngines } from './engines/embedded/create-embedded-engines.ts';
import { EXTERNAL_LIMITATION } from './engines/external/create-external-engine.ts';
import { ONNX_LIMITATION } from './engines/onnx/create-onnx-engine.ts';
import { MAIL_TEXTS } from './features/mail/mail-texts.ts';
import { STATUS_MESSAGES } from './http/public/public-error.ts';
import { SHIPPED_SAMPLES } from './seed/samples/shipped-samples.ts';
import { SEED_TEXTS } from './seed/seed-texts.ts';
import { SEED_VERSION_TEXTS } from './seed/seed-version-texts.ts';

/** Returns every text of the server that a user can see, in English and without repetition. */
export function listTexts(): readonly string[] {
  const engines = createEmbeddedEngines().flatMap(({ descriptor: { name, limitations, qualitySet } }) => [
    name,
    ...limitations,
    ...(qualitySet ? [qualitySet.metric, qualitySet.set, qualitySet.uncovered] : []),
  ]);
  const seeds = Object.values(SEED_TEXTS)
    .flatMap((kind) => Object.values(kind))
    .flatMap(({ name, description, tags = [] }) => [name, description, ...tags]);
  const texts = [
    ...Object.values(ERROR_MESSAGES),
    ...Object.values(STATUS_MESSAGES),
    ...engines,
    EXTERNAL_LIMITATION,
    ONNX_LIMITATION,
    ...Object.values(MAIL_TEXTS).flatMap(({ subject, text }) => [subject, text]),
    ...seeds,
    ...Object.values(SEED_VERSION_TEXTS),
    ...SHIPPED_SAMPLES.map(({ title }) => title),
  ];
  return [...new Set(texts)].sort();
}
