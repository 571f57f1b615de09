import { mayVisit, type SearchSource } from '@atrium/contract';
import { type Load, logErrorAtom, useLoads } from '@atrium/runtime';
import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { remoteDirectoryAtom } from '../../../remotes/index.ts';
import { readCommand, type SourceQuery } from '../find/read-command.ts';
import type { SearchGroup, SearchItem } from '../search-item.ts';
import { type FoundRecord, findRecords, recordAddress } from './find-records.ts';

/** How long a user must stop typing before the server searches, in milliseconds. */
const PAUSE = 200;

interface RecordGroups {
  readonly groups: readonly SearchGroup[];
  readonly isSearching: boolean;
  /** Whether a search failed. */
  readonly isIncomplete: boolean;
}

const NO_LOADS: readonly Load<string, readonly FoundRecord[]>[] = [];

/** The records that the remotes' lists contain, each kind as its result arrives. */
export function useRecordGroups(typed: string): RecordGroups {
  const translateTitle = useTranslateTitle();
  const query = typed.trim();
  const debounced = useDebounced(query);
  const sources = useSources();
  const readQuery = useReadQuery();
  const logError = useSetAtom(logErrorAtom);
  const loads = useMemo(
    () =>
      sources.map(
        (source): Load<string, readonly FoundRecord[]> =>
          async (text, { signal }) => {
            try {
              return await findRecords(source, readQuery(source, text).text, signal);
            } catch (error) {
              if (!signal.aborted) logError('search', error);
              throw error;
            }
          },
      ),
    [sources, readQuery, logError],
  );
  const isDebounced = query !== '' && debounced === query;
  const found = useLoads(isDebounced ? loads : NO_LOADS, query);
  const shown = query === '' ? [] : sources;
  const toItem = useToItem();
  return {
    groups: shown.map((source, index) => {
      const { command } = readQuery(source, query);
      return {
        id: source.list,
        title: translateTitle(source.title),
        items: (found[index]?.data ?? []).map((record) => toItem(source, record, command)),
        isMatchedBySource: true,
      };
    }),
    isSearching: shown.some((_source, index) => found[index]?.isLoading ?? true),
    isIncomplete: shown.some((_source, index) => found[index]?.error !== undefined),
  };
}

/** The sources in the remotes' descriptors that the user may search. */
function useSources(): readonly SearchSource[] {
  const { remotes } = useAtomValue(remoteDirectoryAtom);
  const { access } = useAtomValue(visitorAtom);
  const roles = access?.join(' ');
  return useMemo(
    () =>
      remotes
        .flatMap(({ descriptor }) => descriptor?.search ?? [])
        .filter((source) => mayVisit(source.access, roles?.split(' '))),
    [remotes, roles],
  );
}

function useReadQuery(): (source: SearchSource, query: string) => SourceQuery {
  const { i18n } = useLingui();
  return useCallback(
    ({ commands = [] }, query) => readCommand(query, commands, ({ title }, name) => i18n._(title, { name })),
    [i18n],
  );
}

function useToItem() {
  const { i18n } = useLingui();
  return (source: SearchSource, record: FoundRecord, command: SourceQuery['command']): SearchItem => {
    const name = String(record[source.name] ?? record.id);
    const detail = source.detail === undefined ? undefined : record[source.detail];
    return {
      id: `record:${source.list}:${record.id}${command ? `:${command.title}` : ''}`,
      title: command ? i18n._(command.title, { name }) : name,
      detail: typeof detail === 'string' ? detail : undefined,
      icon: source.icon,
      target: { kind: 'page', to: recordAddress(command?.to ?? source.to, record) },
    };
  };
}

/** The text once the user has stopped typing. Empty text counts at once. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
