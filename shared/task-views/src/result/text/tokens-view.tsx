import type { TokenizeOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MarkedText } from './marked-text.tsx';
import { type WordClass, wordClassOf } from './word-class.ts';

interface TokensViewProps {
  /** The text as sent; without it the words stand alone. */
  readonly text: string | undefined;
  readonly output: TokenizeOutput;
}

/** Words coloured by their kind. */
export function TokensView({ text, output }: TokensViewProps) {
  const names = useWordClassNames();
  const { whole, spans } = useMemo(() => placeTokens(text, output), [text, output]);
  return (
    <MarkedText
      text={whole}
      spans={spans}
      hiddenAtFirst="punctuation"
      nameOf={(type) => names[type as WordClass]}
    />
  );
}

function placeTokens(text: string | undefined, { tokens }: TokenizeOutput) {
  if (text !== undefined) {
    return {
      whole: text,
      spans: tokens.map(({ start, end, tag }) => ({ start, end, type: wordClassOf(tag) })),
    };
  }
  let at = 0;
  const spans = tokens.map((token) => {
    const start = at;
    at += token.text.length + 1;
    return { start, end: at - 1, type: wordClassOf(token.tag) };
  });
  return { whole: tokens.map((token) => token.text).join(' '), spans };
}

function useWordClassNames(): Readonly<Record<WordClass, string>> {
  const { t } = useLingui();
  return {
    noun: t({ id: 'tasks.component.word.noun', message: 'noun' }),
    name: t({ id: 'tasks.component.word.name', message: 'name' }),
    verb: t({ id: 'tasks.component.word.verb', message: 'verb' }),
    adjective: t({ id: 'tasks.component.word.adjective', message: 'adjective' }),
    adverb: t({ id: 'tasks.component.word.adverb', message: 'adverb' }),
    pronoun: t({ id: 'tasks.component.word.pronoun', message: 'pronoun' }),
    number: t({ id: 'tasks.component.word.number', message: 'number' }),
    function: t({ id: 'tasks.component.word.function', message: 'function word' }),
    punctuation: t({ id: 'tasks.component.word.punctuation', message: 'punctuation' }),
    other: t({ id: 'tasks.component.word.other', message: 'other' }),
  };
}
