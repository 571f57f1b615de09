import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { zxingParametersSchema } from './zxing-parameters.ts';

/** Reads one- and two-dimensional barcodes with ZXing-C++. */
export const zxingDescriptor: EngineDescriptor = {
  id: 'zxing',
  name: 'ZXing-C++ (WebAssembly)',
  version: '3.1.4',
  licence: 'MIT',
  tasks: ['barcode'],
  languages: [],
  nature: 'rules',
  parameters: parametersOf(zxingParametersSchema),
  weaknesses: [
    { 'zh-CN': '条宽不足两个像素时很少能识别。', 'en-US': 'Rarely reads bars narrower than two pixels.' },
    {
      'zh-CN': '弯曲、反光或被部分遮挡的条码常会漏掉。',
      'en-US': 'Often misses curved, glossy or partly covered codes.',
    },
  ],
};
