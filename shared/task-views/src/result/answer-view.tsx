import type { SeriesInput, TableInput, TaskInput } from '@atrium/contract';
import { AnomalyView } from './algorithm/anomaly-view.tsx';
import { ClusterView } from './algorithm/cluster-view.tsx';
import { ForecastView } from './algorithm/forecast-view.tsx';
import { BarcodeView } from './image/barcode-view.tsx';
import { OcrView } from './image/ocr-view.tsx';
import type { Answer } from './read-answer.ts';
import { EntitiesView } from './text/entities-view.tsx';
import { KeywordsView } from './text/keywords-view.tsx';
import { LanguageView } from './text/language-view.tsx';
import { RedactView } from './text/redact-view.tsx';
import { SentimentView } from './text/sentiment-view.tsx';
import { TokensView } from './text/tokens-view.tsx';

interface AnswerViewProps {
  readonly answer: Answer;
  readonly input: TaskInput | undefined;
  readonly imageUrl: string | undefined;
}

/** An answer drawn, each task's in its own way. */
export function AnswerView({ answer, input, imageUrl }: AnswerViewProps) {
  const text = input?.kind === 'text' ? input.text : undefined;
  switch (answer.task) {
    case 'tokenize':
      return <TokensView text={text} output={answer.output} />;
    case 'entities':
      return <EntitiesView text={text} output={answer.output} />;
    case 'sentiment':
      return <SentimentView output={answer.output} />;
    case 'language':
      return <LanguageView output={answer.output} />;
    case 'keywords':
      return <KeywordsView output={answer.output} />;
    case 'redact':
      return <RedactView output={answer.output} />;
    case 'ocr':
      return <OcrView output={answer.output} imageUrl={imageUrl} />;
    case 'barcode':
      return <BarcodeView output={answer.output} imageUrl={imageUrl} />;
    case 'cluster':
      return <ClusterView output={answer.output} table={tableOf(input)} />;
    case 'anomaly':
      return <AnomalyView output={answer.output} table={tableOf(input)} />;
    case 'forecast':
      return <ForecastView output={answer.output} series={seriesOf(input)} />;
  }
}

function tableOf(input: TaskInput | undefined): TableInput | undefined {
  return input?.kind === 'table' ? input : undefined;
}

function seriesOf(input: TaskInput | undefined): SeriesInput | undefined {
  return input?.kind === 'series' ? input : undefined;
}
