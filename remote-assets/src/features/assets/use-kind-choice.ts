import { APP_KINDS, type AppKind } from '@atrium/contract';
import { usePane } from '@atrium/runtime';

interface KindChoice {
  /** The one kind that is listed; undefined for all. */
  readonly kind: AppKind | undefined;
  choose(kind: AppKind | undefined): void;
}

/** Returns the kind of apps that the location selects. */
export function useKindChoice(): KindChoice {
  const { location, navigator } = usePane();
  return {
    kind: APP_KINDS.find((kind) => kind === location.query.kind),
    choose: (kind) => navigator.setQuery({ kind: kind ?? '', page: '' }),
  };
}
