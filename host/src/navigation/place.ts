import type { Location } from '@atrium/ui/router';

export type Move = 'pop' | 'push' | 'replace';

export interface Place {
  readonly location: Location;
  /** How the browser came here. */
  readonly move: Move;
  /** Number of the stay on this page. Another number means a new pane: nothing of the former state is kept. */
  readonly visit: number;
}
