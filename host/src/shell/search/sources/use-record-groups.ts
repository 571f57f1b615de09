import { mayVisit, type SearchSource } from '@atrium/contract';
import { type Load, logErrorAtom, useLoads } from '@atrium/runtime';
import { useLingui } from '@lingui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { remotesAtom } from '../../../remotes/index.ts';
import { parseSourceQuery, type SourceQuery } from '../find/parse-source-query.ts';
import type { SearchGroup, SearchItem } from '../search-item.ts';
import { buildRecordAddress, type FoundRecord, findRecords } from './find-records.ts';

/** The delay after the last keystroke before the server searches, in milliseconds. */
const DEBOUNCE_DELAY = 200;

interface RecordGroups {
  readonly groups: readonly SearchGroup[];
  readonly isSearching: boolean;
  /** Whether a search failed. */
  readonly isIncomplete: boolean;
}

const NO_LOADS: readonly Load<string, readonly FoundRecord[]>[] = [];

/** Returns the records that the server finds in the lists of the remotes. Groups without a response yet are empty. */
export function useRecordGroups(typed: string): RecordGroups {
  const translateTitle = useTranslateTitle();
  const query = typed.trim();
  const debounced = useDebounced(query);
  const sources = useSources();
  const parseQuery = useParseQuery();
  const logError = useSetAtom(logErrorAtom);
  const loads = useMemo(
    () =>
      sources.map(
        (source): Load<string, readonly FoundRecord[]> =>
          async (text, { signal }) => {
            try {
              return await findRecords(source, parseQuery(source, text).text, signal);
            } catch (error) {
              if (!signal.aborted) logError('search', error);
              throw error;
            }
          },
      ),
    [sources, parseQuery, logError],
  );
  const isDebounced = query !== '' && debounced === query;
  const results = useLoads(isDebounced ? loads : NO_LOADS, query);
  const activeSources = query === '' ? [] : sources;
  const toItem = useToItem();
  return {
    groups: activeSources.map((source, index) => {
      const { command } = parseQuery(source, query);
      return {
        id: source.list,
        title: translateTitle(source.title),
        items: (results[index]?.data ?? []).map((record) => toItem(source, record, command)),
        isMatchedBySource: true,
      };
    }),
    // Until the user stops typing, there are no results. This also counts as searching.
    isSearching: activeSources.some((_source, index) => results[index]?.isLoading ?? true),
    isIncomplete: activeSources.some((_source, index) => results[index]?.error !== undefined),
  };
}

/** Returns the sources in the remotes' descriptors that the user may search. */
function useSources(): readonly SearchSource[] {
  const { remotes } = useAtomValue(remotesAtom);
  const { access } = useAtomValue(visitorAtom);
  // A text, because a new array with the same roles must not create new sources.
  const roles = access?.join(' ');
  return useMemo(
    () =>
      remotes
        .flatMap(({ descriptor }) => descriptor?.search ?? [])
        .filter((source) => mayVisit(source.access, roles?.split(' '))),
    [remotes, roles],
  );
}

function useParseQuery(): (source: SearchSource, query: string) => SourceQuery {
  const { i18n } = useLingui();
  return useCallback(
    ({ commands = [] }, query) =>
      parseSourceQuery(query, commands, ({ title }, name) => i18n._(title, { name })),
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
      target: { kind: 'page', to: buildRecordAddress(command?.to ?? source.to, record) },
    };
  };
}

/** Returns the text after the user has stopped typing. An empty text is returned immediately. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
