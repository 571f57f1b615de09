import type { TokenizeOutput } from '@atrium/contract';
import { useMemo } from 'react';
import { findWordClass, type WordClass } from './find-word-class.ts';
import { MarkedText } from './marked-text.tsx';
import { joinTexts } from './segment-text.ts';
import { useWordClassLabels } from './use-word-class-labels.ts';

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
      allTypes={Object.keys(labels)}
      hiddenAtFirst="punctuation"
      getLabel={(type) => labels[type as WordClass]}
    />
  );
}
