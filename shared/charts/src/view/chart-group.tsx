import { createContext, type ReactNode, use, useState } from 'react';
import type { IndexRange } from '../model/series.ts';

/** The state that linked charts share. */
export interface SharedView {
  /** The position under the crosshair. */
  readonly crosshairIndex?: number | undefined;
  /** The zoomed range. */
  readonly range?: IndexRange | undefined;
}

/** The view of the chart that the user changed last, and its axis. Charts with another axis show their whole range. */
interface Entry {
  readonly axis: string;
  readonly view: SharedView;
}

/** The state of a group, as `useState` returns it. */
type GroupState = readonly [entry: Entry | undefined, setEntry: (entry: Entry) => void];

const GroupContext = createContext<GroupState | undefined>(undefined);

/** Links the crosshair and the zoom of the series charts inside it that have the same axis. */
export function ChartGroup({ children }: { readonly children: ReactNode }) {
  return <GroupContext value={useState<Entry>()}>{children}</GroupContext>;
}

/**
 * Returns the view of a chart, which linked charts share. It resets when the axis changes.
 *
 * @param axis A text that is the same for equal axes.
 */
export function useSharedView(axis: string): readonly [SharedView, (change: SharedView) => void] {
  const localState = useState<Entry>();
  const [entry, setEntry] = use(GroupContext) ?? localState;
  const view = entry?.axis === axis ? entry.view : {};
  return [view, (change) => setEntry({ axis, view: { ...view, ...change } })];
}
