import { useFormat } from '@atrium/i18n';
import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './page-box.module.css';

interface PageBoxProps {
  /** From 1. */
  readonly page: number;
  readonly last: number;
  onTurn(page: number): void;
}

/** The page number, which the user can edit. */
export function PageBox({ page, last, onTurn }: PageBoxProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [draft, setDraft] = useState({ page, text: String(page) });
  if (draft.page !== page) setDraft({ page, text: String(page) });
  const turn = () => {
    const wanted = Math.round(Number(draft.text));
    if (wanted >= 1 && wanted !== page) onTurn(Math.min(wanted, last));
    else setDraft({ page, text: String(page) });
  };
  return (
    <span className={styles.box}>
      <Input
        className={styles.number ?? ''}
        aria-label={t({ id: 'table.component.pager.page', message: 'Page number' })}
        inputMode="numeric"
        value={draft.text}
        onChange={(text) => setDraft({ page, text })}
        onBlur={turn}
        onKeyDown={(event) => {
          if (event.key === 'Enter') turn();
        }}
      />
      / {format.number(last)}
    </span>
  );
}
