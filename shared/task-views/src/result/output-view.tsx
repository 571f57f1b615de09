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
  readonly typedOutput: TypedOutput;
  readonly input: TaskInput | undefined;
  readonly imageUrl: string | undefined;
}

/** The output in the view of its task. */
export function OutputView({ typedOutput, input, imageUrl }: OutputViewProps) {
  const text = input?.kind === 'text' ? input.text : undefined;
  const table = input?.kind === 'table' ? input : undefined;
  const series = input?.kind === 'series' ? input : undefined;
  switch (typedOutput.task) {
    case 'tokenize':
      return <TokensView text={text} output={typedOutput.output} />;
    case 'entities':
      return <EntitiesView text={text} output={typedOutput.output} />;
    case 'sentiment':
      return <SentimentView output={typedOutput.output} />;
    case 'language':
      return <LanguageView output={typedOutput.output} />;
    case 'keywords':
      return <KeywordsView output={typedOutput.output} />;
    case 'redact':
      return <RedactView output={typedOutput.output} />;
    case 'generate':
      return <GeneratedView output={typedOutput.output} />;
    case 'extract':
      return <ResultTableView table={toResultTable(typedOutput, input)} />;
    case 'ocr':
      return <OcrView output={typedOutput.output} imageUrl={imageUrl} />;
    case 'barcode':
      return <BarcodeView output={typedOutput.output} imageUrl={imageUrl} />;
    case 'cluster':
      return <ClusterView output={typedOutput.output} table={table} />;
    case 'anomaly':
      return <AnomalyView output={typedOutput.output} table={table} />;
    case 'classify':
      return <ClassifyView output={typedOutput.output} table={table} />;
    case 'regress':
      return <RegressView output={typedOutput.output} table={table} />;
    case 'forecast':
      return (
        <ForecastView output={typedOutput.output} history={series?.values ?? NONE} dates={series?.dates} />
      );
  }
}

const NONE: readonly number[] = [];
