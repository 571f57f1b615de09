import type { Location } from '@atrium/ui/router';

export type NavigationType = 'pop' | 'push' | 'replace';

export interface Visit {
  readonly location: Location;
  /** How the browser arrived here. */
  readonly navigationType: NavigationType;
  /** The number of the visit to this page. A different number means a new pane: no former state remains. */
  readonly visitId: number;
}
