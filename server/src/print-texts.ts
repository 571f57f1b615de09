import { listTexts } from './list-texts.ts';

// Prints the server's texts for its catalogs (`shared/i18n/tools/extract.ts`).
console.log(JSON.stringify(listTexts(), null, 2));
