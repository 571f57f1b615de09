import type { AnomalyOutput, TableInput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { answerTable } from '../table/answer-table.ts';
import { AnswerTableView } from '../table/answer-table-view.tsx';
import styles from './algorithm.module.css';

interface StrangestRowsProps {
  readonly output: AnomalyOutput;
  readonly table: TableInput | undefined;
}

/** The flagged rows, strangest first. */
export function StrangestRows({ output, table }: StrangestRowsProps) {
  const { t } = useLingui();
  const flagged = useMemo(() => {
    const whole = answerTable({ task: 'anomaly', output }, table);
    const scoreOf = (row: readonly unknown[]) => Number(row[1]);
    const rows = whole.rows.filter((_, at) => output.flags[at]);
    return { ...whole, rows: rows.toSorted((one, other) => scoreOf(other) - scoreOf(one)) };
  }, [output, table]);
  if (flagged.rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        {t({ id: 'tasks.component.anomaly.strangest', message: 'Flagged rows by score' })}
      </h3>
      <AnswerTableView table={flagged} />
    </section>
  );
}
