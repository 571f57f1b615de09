import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { zxingParametersSchema } from './zxing-parameters.ts';

/** Reads one- and two-dimensional barcodes with ZXing-C++. */
export const zxingDescriptor: EngineDescriptor = {
  id: 'zxing',
  name: 'ZXing-C++ (WebAssembly)',
  version: '3.1.4',
  license: 'MIT',
  tasks: ['barcode'],
  languages: [],
  method: 'rules',
  parameters: describeParameters(zxingParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '读取率', 'en-US': 'Share of codes read' },
    set: {
      'zh-CN': '引擎完成后才生成的图像，13 种码制',
      'en-US': 'Images of 13 symbologies, generated after the engine was finished',
    },
    size: 143,
    uncovered: {
      'zh-CN': '真实照片、一图多码、弯曲、反光和破损',
      'en-US': 'Real photos, several codes in one image, curved or glossy surfaces and damage',
    },
  },
  limitations: [
    { 'zh-CN': '条宽不足 1.5 像素时很少能识别。', 'en-US': 'Rarely reads bars narrower than 1.5 pixels.' },
    {
      'zh-CN': '未指定码制时忽略不足 6 位的 ITF 条码，因为误读太多。',
      'en-US': 'Ignores ITF codes of fewer than 6 digits, unless symbologies are named.',
    },
    {
      'zh-CN': '倾斜的 ITF 条码可能只读出一部分数字。',
      'en-US': 'May read only some of the digits of a skewed ITF code.',
    },
    {
      'zh-CN': '弯曲、反光或被部分遮挡的条码常会漏掉。',
      'en-US': 'Often misses curved, glossy or partly covered codes.',
    },
  ],
};
