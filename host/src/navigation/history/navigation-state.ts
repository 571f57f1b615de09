import type { Location } from '@atrium/ui/router';

export type NavigationType = 'pop' | 'push' | 'replace';

export interface NavigationState {
  readonly location: Location;
  /** How the browser navigated to the location. */
  readonly navigationType: NavigationType;
  /** Identifies the mounted page. A different key means a new pane, without the state of the earlier one. */
  readonly pageKey: number;
}
