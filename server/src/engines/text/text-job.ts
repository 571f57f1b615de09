import type { EngineJob } from '../engine.ts';

/** What the process of the text engines is sent. */
export interface TextJob extends EngineJob {
  readonly engineId: string;
}

/** What an engine does with a text; its parameters are whole and checked. */
export type TextWork = (text: string, parameters: never) => unknown;
