import { useAtomValue } from 'jotai';
import { getPaneId } from '../tabs/state/tab.ts';
import { tabsAtom } from '../tabs/state/tabs-atom.ts';
import { TabPane } from './tab-pane.tsx';

/** The mounted panes in the order of their creation. Moving a tab in the tab bar moves nothing here. */
export function TabPanes() {
  const { tabs, alive, activeId } = useAtomValue(tabsAtom);
  const mounted = tabs.filter(({ id }) => alive.includes(id));
  const inOrder = mounted.toSorted((one, other) => readNumber(one.id) - readNumber(other.id));
  return inOrder.map((tab) => <TabPane key={getPaneId(tab)} tab={tab} isShown={tab.id === activeId} />);
}

function readNumber(id: string): number {
  return Number(id.replace(/^\D+/, ''));
}
