import { escapeControls } from './escape-controls.ts';

/** Writes one line to stderr. For messages that belong to no request. */
export function report(text: string): void {
  console.error(`atrium: ${escapeControls(text)}`);
}
