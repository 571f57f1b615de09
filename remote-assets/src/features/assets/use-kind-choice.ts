import { APP_KINDS, type AppKind } from '@atrium/contract';
import { usePane } from '@atrium/runtime';

interface KindChoice {
  /** The one kind that is listed; none for all. */
  readonly kind: AppKind | undefined;
  choose(kind: AppKind | undefined): void;
}

/** Which kind of apps is listed, as the address says. */
export function useKindChoice(): KindChoice {
  const { location, navigator } = usePane();
  return {
    kind: APP_KINDS.find((kind) => kind === location.query.kind),
    choose: (kind) => navigator.setQuery({ kind: kind ?? '', page: '' }),
  };
}
