import { hostConfig } from '@atrium/build';
import type { Configuration } from 'webpack';

export default (_environment: unknown, { mode }: { mode?: 'production' | 'development' }): Configuration =>
  hostConfig({ dir: import.meta.dirname, ...(mode ? { mode } : {}) });
