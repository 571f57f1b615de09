import type { TaskOutput } from '@atrium/contract';

/** The parts of outputs that scores read, all of them empty. The scores of a rejected example compare with it. */
export const EMPTY_OUTPUT = {
  text: '',
  codes: [],
  label: '',
  candidates: [],
  entities: [],
  keywords: [],
  tokens: [],
} as unknown as TaskOutput;
