import { mayVisit } from '@atrium/contract';
import { logErrorAtom, type SearchEntry, type SearchProvider, searchProvidersAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTitles } from '../../../navigation/use-titles.ts';
import { visitorAtom } from '../../../navigation/visitor-atom.ts';
import type { SearchGroup, SearchItem } from '../search-item.ts';

/** How long somebody must have stopped typing before providers are asked, in milliseconds. */
const PAUSE = 200;

interface Answers {
  readonly query: string;
  /** By provider; `undefined` while it has not answered, `null` where it failed. */
  readonly entries: ReadonlyMap<string, readonly SearchEntry[] | null>;
}

interface RecordGroups {
  readonly groups: readonly SearchGroup[];
  readonly isSearching: boolean;
  /** Whether somebody could not say what they have. */
  readonly isIncomplete: boolean;
}

const NO_ANSWERS: Answers = { query: '', entries: new Map() };

/** What the providers of records find, as it comes. */
export function useRecordGroups(typed: string): RecordGroups {
  const titleOf = useTitles();
  const query = typed.trim();
  const { access } = useAtomValue(visitorAtom);
  const all = useAtomValue(searchProvidersAtom);
  const logError = useSetAtom(logErrorAtom);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const roles = access?.join(' ');

  useEffect(() => {
    if (query === '') return;
    const end = new AbortController();
    const ask = (provider: SearchProvider) =>
      Promise.resolve()
        .then(() => provider.find(query, end.signal))
        .catch((error: unknown) => {
          if (!end.signal.aborted) logError('search', error);
          return null;
        })
        .then((entries) => {
          if (!end.signal.aborted) setAnswers((known) => withAnswer(known, query, provider.id, entries));
        });
    const asked = all.filter((provider) => mayVisit(provider.access, roles?.split(' ')));
    const timer = setTimeout(() => asked.forEach(ask), PAUSE);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [query, all, roles, logError]);

  const providers = query === '' ? [] : all.filter((provider) => mayVisit(provider.access, access));
  const answerOf = ({ id }: SearchProvider) =>
    answers.query === query ? answers.entries.get(id) : undefined;
  return {
    groups: providers.map((provider) => ({
      id: provider.id,
      title: titleOf(provider.title),
      items: (answerOf(provider) ?? []).map((entry) => itemOf(provider, entry)),
      isFound: true,
    })),
    isSearching: providers.some((provider) => answerOf(provider) === undefined),
    isIncomplete: providers.some((provider) => answerOf(provider) === null),
  };
}

function withAnswer(
  known: Answers,
  query: string,
  id: string,
  entries: readonly SearchEntry[] | null,
): Answers {
  const others = known.query === query ? known.entries : [];
  return { query, entries: new Map([...others, [id, entries]]) };
}

function itemOf(provider: SearchProvider, { id, title, detail, icon, to }: SearchEntry): SearchItem {
  return { id: `record:${provider.id}:${id}`, title, detail, icon, target: { kind: 'page', to } };
}
