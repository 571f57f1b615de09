import { APP_KINDS, type AppKind } from '@atrium/contract';
import { usePane } from '@atrium/runtime';

interface KindChoice {
  /** The only kind that is listed. Undefined for all kinds. */
  readonly kind: AppKind | undefined;
  choose(kind: AppKind | undefined): void;
}

/** Returns the kind of apps that the location selects, and a function that selects another one. */
export function useKindChoice(): KindChoice {
  const { location, navigator } = usePane();
  return {
    kind: APP_KINDS.find((kind) => kind === location.query.kind),
    choose: (kind) => navigator.setQuery({ kind: kind ?? '', page: '' }),
  };
}
