import type { TaskInput } from '@atrium/contract';
import { AnomalyView } from './algorithm/anomaly-view.tsx';
import { ClassifyView } from './algorithm/classify-view.tsx';
import { ClusterView } from './algorithm/cluster-view.tsx';
import { ForecastView } from './algorithm/forecast-view.tsx';
import { RegressView } from './algorithm/regress-view.tsx';
import { BarcodeView } from './image/barcode-view.tsx';
import { OcrView } from './image/ocr-view.tsx';
import type { TypedOutput } from './read-output.ts';
import { toResultTable } from './result-table.ts';
import { ResultTableView } from './result-table-view.tsx';
import { EntitiesView, RedactView } from './text/entities-view.tsx';
import { GeneratedView } from './text/generated-view.tsx';
import { KeywordsView, LanguageView } from './text/ranking-view.tsx';
import { SentimentView } from './text/sentiment-view.tsx';
import { TokensView } from './text/tokens-view.tsx';

interface OutputViewProps {
  readonly typed: TypedOutput;
  readonly input: TaskInput | undefined;
  readonly imageUrl: string | undefined;
}

/** The output in the view of its task. */
export function OutputView({ typed, input, imageUrl }: OutputViewProps) {
  const text = input?.kind === 'text' ? input.text : undefined;
  const table = input?.kind === 'table' ? input : undefined;
  const series = input?.kind === 'series' ? input : undefined;
  switch (typed.task) {
    case 'tokenize':
      return <TokensView text={text} output={typed.output} />;
    case 'entities':
      return <EntitiesView text={text} output={typed.output} />;
    case 'sentiment':
      return <SentimentView output={typed.output} />;
    case 'language':
      return <LanguageView output={typed.output} />;
    case 'keywords':
      return <KeywordsView output={typed.output} />;
    case 'redact':
      return <RedactView output={typed.output} />;
    case 'generate':
      return <GeneratedView output={typed.output} />;
    case 'extract':
      return <ResultTableView table={toResultTable(typed, input)} />;
    case 'ocr':
      return <OcrView output={typed.output} imageUrl={imageUrl} />;
    case 'barcode':
      return <BarcodeView output={typed.output} imageUrl={imageUrl} />;
    case 'cluster':
      return <ClusterView output={typed.output} table={table} />;
    case 'anomaly':
      return <AnomalyView output={typed.output} table={table} />;
    case 'classify':
      return <ClassifyView output={typed.output} table={table} />;
    case 'regress':
      return <RegressView output={typed.output} table={table} />;
    case 'forecast':
      return <ForecastView output={typed.output} history={series?.values ?? NONE} dates={series?.dates} />;
  }
}

const NONE: readonly number[] = [];
