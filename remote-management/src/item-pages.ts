/** The two lists of items. They share a chunk, because every chunk adds to the code that all pages load first. */
export { NlpItemsPage } from './features/nlp-items/nlp-items-page.tsx';
export { RecognitionsPage } from './features/recognitions/recognitions-page.tsx';
