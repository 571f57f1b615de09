import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { tesseractParametersSchema } from './tesseract-parameters.ts';

/** Reads text in images with a recurrent network. The models of both languages come from packages. */
export const tesseractDescriptor: EngineDescriptor = {
  id: 'tesseract',
  name: 'Tesseract (WebAssembly)',
  version: '7.0.0',
  license: 'Apache-2.0',
  tasks: ['ocr'],
  languages: ['zh', 'en'],
  method: 'model',
  parameters: describeParameters(tesseractParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '平均字符错误率', 'en-US': 'Mean character error' },
    set: { 'zh-CN': '生成的图像，与 PP-OCRv4 相同', 'en-US': 'The generated images of PP-OCRv4' },
    size: 64,
    uncovered: {
      'zh-CN': '真实照片、手写、竖排、繁体和装饰字体',
      'en-US': 'Real photos, handwriting, vertical text, traditional Chinese and decorative fonts',
    },
  },
  limitations: [
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
