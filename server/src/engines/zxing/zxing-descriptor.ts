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
    metric: 'Share of barcodes read',
    set: 'Generated images of 13 barcode formats that were not used during development',
    size: 143,
    uncovered: 'Real photos, several barcodes in one image, curved or glossy surfaces and damage',
  },
  limitations: [
    'Rarely reads bars narrower than 1.5 pixels.',
    'Ignores ITF barcodes of fewer than 6 digits, unless formats are selected.',
    'May read only some of the digits of a skewed ITF code.',
    'Often misses curved, glossy or partly covered barcodes.',
  ],
};
