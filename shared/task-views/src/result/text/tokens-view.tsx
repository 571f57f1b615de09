import type { TokenizeOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { findWordClass, type WordClass } from './find-word-class.ts';
import { MarkedText } from './marked-text.tsx';
import { joinTexts } from './segment-text.ts';

interface TokensViewProps {
  /** The text of the input. Without it, the view lists the tokens. */
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
    <MarkedText
      {...marked}
      order={Object.keys(labels)}
      hiddenAtFirst="punctuation"
      getLabel={(type) => labels[type as WordClass]}
    />
  );
}

function useWordClassLabels(): Readonly<Record<WordClass, string>> {
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
