import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

/** Reads text in images with a recurrent network. The models of both languages come from packages. */
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
      'zh-CN': '手写、竖排和杂乱照片中的文字大多无法识别。',
      'en-US': 'Rarely reads handwriting, vertical text, or text in cluttered photos.',
    },
    {
      'zh-CN': '倾斜超过几度的文字无法识别。',
      'en-US': 'Does not find text that is rotated by more than a few degrees.',
    },
    {
      'zh-CN': '小号中文会漏字，建议使用更大的图片。',
      'en-US': 'Misses characters in small Chinese print. Use a larger image.',
    },
  ],
};
