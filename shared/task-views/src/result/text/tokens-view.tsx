import type { TokenizeOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { findWordClass, type WordClass } from './find-word-class.ts';
import { MarkedText } from './marked-text.tsx';
import { joinTexts } from './segment-text.ts';

interface TokensViewProps {
  /** The text of the input; without it, the view lists the tokens. */
  readonly text: string | undefined;
  readonly output: TokenizeOutput;
}

/** The tokens, highlighted by their part of speech. */
export function TokensView({ text, output }: TokensViewProps) {
  const labels = useWordClassLabels();
  const marked = useMemo(() => {
    const tokens = output.tokens.map((token) => ({ ...token, type: findWordClass(token.tag) }));
    return text === undefined ? joinTexts(tokens, ' ') : { text, spans: tokens };
  }, [text, output]);
  return (
    <MarkedText {...marked} hiddenAtFirst="punctuation" getLabel={(type) => labels[type as WordClass]} />
  );
}

function useWordClassLabels(): Readonly<Record<WordClass, string>> {
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
