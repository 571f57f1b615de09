import { listTexts } from './list-texts.ts';

console.log(JSON.stringify(listTexts(), null, 2));
