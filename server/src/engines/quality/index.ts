export { ENGINE_TRIALS } from './engine-trials.ts';
export { measureEngine } from './measure-engine.ts';
