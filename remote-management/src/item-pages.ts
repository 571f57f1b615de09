/** The two lists of items. They load together, because each file of its own adds to what every page loads first. */
export { NlpItemsPage } from './features/nlp-items/nlp-items-page.tsx';
export { RecognitionsPage } from './features/recognitions/recognitions-page.tsx';
