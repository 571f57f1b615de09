import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { ppOcrParametersSchema } from './pp-ocr-parameters.ts';

/**
 * Finds and reads lines of text with the two PP-OCRv4 networks of PaddleOCR. The weights are Apache-2.0 (copyright 2016
 * PaddlePaddle Authors); the package that contains them and ONNX Runtime are MIT.
 */
export const ppOcrDescriptor: EngineDescriptor = {
  id: 'pp-ocr',
  name: 'PP-OCRv4 (WebAssembly)',
  version: '4.0.0',
  license: 'Apache-2.0',
  tasks: ['ocr'],
  languages: ['zh', 'en'],
  method: 'model',
  parameters: describeParameters(ppOcrParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '平均字符错误率', 'en-US': 'Mean character error' },
    set: {
      'zh-CN': '引擎完成后才编写并生成的图像',
      'en-US': 'Images generated from texts that were written after the engine was finished',
    },
    size: 64,
    uncovered: {
      'zh-CN': '真实照片、手写、竖排、繁体和装饰字体',
      'en-US': 'Real photos, handwriting, vertical text, traditional Chinese and decorative fonts',
    },
  },
  limitations: [
    {
      'zh-CN': '竖排文字和手写文字大多无法识别，繁体字识别不完整。',
      'en-US': 'Rarely reads vertical text or handwriting. Reads only part of traditional Chinese.',
    },
    {
      'zh-CN': '英文单词之间的空格按间距推断，可能有误。',
      'en-US': 'Infers spaces between English words from gaps, with some errors.',
    },
    {
      'zh-CN': '每页需要数秒，行数越多越慢。',
      'en-US': 'Takes some seconds for a page. More lines take longer.',
    },
  ],
};
