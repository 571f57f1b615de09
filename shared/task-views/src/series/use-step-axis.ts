import type { StepAxis } from '@atrium/charts';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';

/** The steps of a series, counted from 1. */
export function useStepAxis(count: number): StepAxis {
  const { t } = useLingui();
  const format = useFormat();
  return {
    kind: 'step',
    title: t({ id: 'tasks.component.series.step', message: 'Step' }),
    first: 1,
    count,
    nameOf: (at) => {
      const step = format.number(at);
      return t({ id: 'tasks.component.series.step-name', message: `Step ${step}` });
    },
  };
}
