import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['shared/contract/src/**/*.test.ts'] } });
