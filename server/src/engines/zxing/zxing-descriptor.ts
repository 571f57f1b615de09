import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { zxingParametersSchema } from './zxing-parameters.ts';

/** Barcodes of one and two dimensions, by ZXing-C++. */
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
    { 'zh-CN': '条宽不足两个像素时很少能读出。', 'en-US': 'Bars narrower than two pixels are rarely read.' },
    {
      'zh-CN': '弯曲、反光或被遮住一半的码常会漏掉。',
      'en-US': 'Curved, glossy or half covered codes are often missed.',
    },
  ],
};
