import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

/** Text in images by a recurrent network; the models of both languages lie in packages. */
export const tesseractDescriptor: EngineDescriptor = {
  id: 'tesseract',
  name: 'Tesseract (WebAssembly)',
  version: '7.0.0',
  licence: 'Apache-2.0',
  tasks: ['ocr'],
  languages: ['zh', 'en'],
  nature: 'model',
  parameters: parametersOf(tesseractParametersSchema),
  weaknesses: [
    {
      'zh-CN': '手写、竖排和杂乱照片上的文字大多读不出。',
      'en-US': 'Handwriting, vertical text and text on busy photographs are mostly lost.',
    },
    {
      'zh-CN': '倾斜超过几度的文字找不到。',
      'en-US': 'Text turned by more than a few degrees is not found.',
    },
    {
      'zh-CN': '小号中文会丢字；换一张更大的图片会好一些。',
      'en-US': 'Chinese in small print loses characters; a larger picture helps.',
    },
  ],
};
