import model from 'wink-eng-lite-web-model';
import createWink from 'wink-nlp';

/** The English pipeline: sentences, tokens, parts of speech. Importing this loads it, so only an engine's process does. */
export const wink = createWink(model, ['sbd', 'pos']);

/** Characters that it is given at once: a word without an end costs the square of its length. */
export const WINK_CHUNK = 4_000;
