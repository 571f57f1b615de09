import type { Location } from '@atrium/ui/router';

export type Move = 'pop' | 'push' | 'replace';

export interface Place {
  readonly location: Location;
  /** How the browser arrived here. */
  readonly move: Move;
  /** The number of the visit to this page. A different number means a new pane: no former state remains. */
  readonly visit: number;
}
