import { useLingui } from '@lingui/react/macro';
import type { WordClass } from './find-word-class.ts';

/** Returns the labels of parts of speech. */
export function useWordClassLabels(): Readonly<Record<WordClass, string>> {
  const { t } = useLingui();
  return {
    noun: t({ id: 'tasks.component.word.noun', message: 'Noun' }),
    name: t({ id: 'tasks.component.word.name', message: 'Proper noun' }),
    verb: t({ id: 'tasks.component.word.verb', message: 'Verb' }),
    adjective: t({ id: 'tasks.component.word.adjective', message: 'Adjective' }),
    adverb: t({ id: 'tasks.component.word.adverb', message: 'Adverb' }),
    pronoun: t({ id: 'tasks.component.word.pronoun', message: 'Pronoun' }),
    number: t({ id: 'tasks.component.word.number', message: 'Number' }),
    function: t({ id: 'tasks.component.word.function', message: 'Function word' }),
    punctuation: t({ id: 'tasks.component.word.punctuation', message: 'Punctuation' }),
    other: t({ id: 'tasks.component.word.other', message: 'Other' }),
  };
}
