import { mayVisit } from '@atrium/contract';
import {
  type Load,
  logErrorAtom,
  type SearchEntry,
  type SearchProvider,
  searchProvidersAtom,
  useLoads,
} from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { useTitles } from '../../../navigation/title/use-titles.ts';
import type { SearchGroup, SearchItem } from '../search-item.ts';

/** How long a user must stop typing before providers search, in milliseconds. */
const PAUSE = 200;

interface RecordGroups {
  readonly groups: readonly SearchGroup[];
  readonly isSearching: boolean;
  /** Whether a provider failed. */
  readonly isIncomplete: boolean;
}

const NO_LOADS: readonly Load<string, readonly SearchEntry[]>[] = [];

/** What the providers of records find, each as its result arrives. */
export function useRecordGroups(typed: string): RecordGroups {
  const translateTitle = useTitles();
  const query = typed.trim();
  const settled = useSettled(query);
  const { access } = useAtomValue(visitorAtom);
  const all = useAtomValue(searchProvidersAtom);
  const logError = useSetAtom(logErrorAtom);
  const roles = access?.join(' ');
  const providers = useMemo(
    () => all.filter((provider) => mayVisit(provider.access, roles?.split(' '))),
    [all, roles],
  );
  const loads = useMemo(
    () =>
      providers.map(
        (provider): Load<string, readonly SearchEntry[]> =>
          async (text, { signal }) => {
            try {
              return await provider.find(text, signal);
            } catch (error) {
              if (!signal.aborted) logError('search', error);
              throw error;
            }
          },
      ),
    [providers, logError],
  );
  const isSettled = query !== '' && settled === query;
  const found = useLoads(isSettled ? loads : NO_LOADS, query);
  const shown = query === '' ? [] : providers;
  return {
    groups: shown.map((provider, index) => ({
      id: provider.id,
      title: translateTitle(provider.title),
      items: (found[index]?.data ?? []).map((entry) => toItem(provider, entry)),
      isMatchedBySource: true,
    })),
    isSearching: shown.some((_provider, index) => found[index]?.isLoading ?? true),
    isIncomplete: shown.some((_provider, index) => found[index]?.error !== undefined),
  };
}

/** The text once the user has stopped typing. Empty text counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function toItem(provider: SearchProvider, { id, title, detail, icon, to }: SearchEntry): SearchItem {
  return { id: `record:${provider.id}:${id}`, title, detail, icon, target: { kind: 'page', to } };
}
