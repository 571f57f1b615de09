import { useLingui } from '@lingui/react/macro';
import { InProgressMark } from '../view/in-progress-mark.tsx';
import { useAreChartMessagesLoaded } from './use-are-chart-messages-loaded.ts';

/** The entry of a legend that explains the paler bar of the hour, day or month in progress. */
export function InProgressEntry() {
  return useAreChartMessagesLoaded() ? <LabeledMark /> : <InProgressMark />;
}

function LabeledMark() {
  const { t } = useLingui();
  return (
    <InProgressMark>
      {t({ id: 'charts.component.legend.in-progress', message: 'In progress' })}
    </InProgressMark>
  );
}
