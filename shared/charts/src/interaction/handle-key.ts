import type { StageModel } from './chart-model.ts';
import { INTERACTION_HELPERS } from './interaction-helpers.ts';

/** How many positions each key moves the crosshair, in the reading direction of the page. */
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** The factor by which each key changes the length of the visible range. */
const ZOOMS = new Map([
  ['+', 0.5],
  ['=', 0.5],
  ['-', 2],
]);

/**
 * Moves the crosshair, zooms, or runs the action of the chart. Returns whether the chart handles
 * the key.
 */
export function handleKey(key: string, model: StageModel): boolean {
  const { first, last, crosshairIndex, isMirrored, moveTo } = model;
  const step = STEPS.get(key);
  const factor = ZOOMS.get(key);
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (step !== undefined) {
    const change = isMirrored && isSideways ? -step : step;
    moveTo(crosshairIndex === undefined ? first : Math.min(last, Math.max(first, crosshairIndex + change)));
  } else if (factor !== undefined) model.zoomBy(factor, INTERACTION_HELPERS);
  else if (key === 'Home') moveTo(first);
  else if (key === 'End') moveTo(last);
  else if (key === '0') model.resetZoom();
  else if (key === 'Enter' && crosshairIndex !== undefined && model.action) model.action.run(crosshairIndex);
  else return false;
  return true;
}
