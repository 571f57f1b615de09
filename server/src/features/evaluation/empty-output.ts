import type { TaskOutput } from '@atrium/contract';

/** An output whose parts are empty. It represents the missing output of a rejected example in a comparison. */
export const EMPTY_OUTPUT = {
  text: '',
  codes: [],
  label: '',
  candidates: [],
  entities: [],
  keywords: [],
  tokens: [],
  fields: {},
} as unknown as TaskOutput;
