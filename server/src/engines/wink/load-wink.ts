import model from 'wink-eng-lite-web-model';
import createWink from 'wink-nlp';

/**
 * The English pipeline: sentences, tokens, parts of speech. Importing this module loads it, so only an engine process
 * imports it.
 */
export const wink = createWink(model, ['sbd', 'pos']);

/**
 * The largest number of characters that `wink` reads at once. Callers split a longer text into chunks. A text without
 * white space is one word, and the time for a word grows with the square of its length.
 */
export const WINK_CHUNK_LENGTH = 4_000;
