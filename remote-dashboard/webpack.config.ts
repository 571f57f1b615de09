import { remoteConfig } from '@atrium/build';
import type { Configuration } from 'webpack';
import { descriptor } from './descriptor.ts';

export default (_environment: unknown, { mode }: { mode?: 'production' | 'development' }): Configuration =>
  remoteConfig({ dir: import.meta.dirname, descriptor, port: 4011, ...(mode ? { mode } : {}) });
