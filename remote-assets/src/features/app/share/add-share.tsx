import { LIMITS, SHARE_LEVELS, SHARE_LIMITS, type ShareCandidate, type ShareLevel } from '@atrium/contract';
import { Button, Field, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FoundCandidates } from './found-candidates.tsx';
import styles from './share.module.css';
import { useLevelLabels } from './use-level-labels.ts';

interface AddShareProps {
  readonly isBusy: boolean;
  /** The ids of the users and groups that already have access. */
  readonly holderIds: ReadonlySet<string>;
  onAdd(candidate: ShareCandidate, level: ShareLevel): Promise<void>;
}

/** Finds users and groups, and shares the open app with them at the chosen level. */
export function AddShare({ isBusy, holderIds, onAdd }: AddShareProps) {
  const { t } = useLingui();
  const labels = useLevelLabels();
  const [level, setLevel] = useState<ShareLevel>('use');
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const minimumLength = SHARE_LIMITS.searchLength;
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const entered = text.trim();
        setTooShort(entered.length < minimumLength);
        setKeyword(entered.length < minimumLength ? '' : entered);
      }}
    >
      <div className={styles.fields}>
        <Field
          label={t({ id: 'assets.page.share.search', message: 'User or group' })}
          hint={t({
            id: 'assets.page.share.search-hint',
            message: 'The first letters of a name, or a complete username or email address.',
          })}
          error={
            isTooShort
              ? t({ id: 'assets.page.share.too-short', message: 'Enter at least two characters' })
              : undefined
          }
        >
          {(control) => (
            <div className={styles.search}>
              <Input
                {...control}
                value={text}
                maxLength={LIMITS.keywordLength}
                autoComplete="off"
                onChange={setText}
              />
              <Button htmlType="submit">{t({ id: 'assets.page.share.find', message: 'Search' })}</Button>
            </div>
          )}
        </Field>
        <Field
          label={t({ id: 'assets.page.share.level', message: 'Access level' })}
          hint={labels[level].description}
        >
          {(control) => (
            <Choice
              {...control}
              value={level}
              options={SHARE_LEVELS.map((value) => ({ value, label: labels[value].name }))}
              onChoose={(value) => setLevel(value as ShareLevel)}
            />
          )}
        </Field>
      </div>
      {keyword === '' ? null : (
        <FoundCandidates
          keyword={keyword}
          holderIds={holderIds}
          isBusy={isBusy}
          onAdd={async (candidate) => {
            await onAdd(candidate, level);
            setKeyword('');
            setText('');
          }}
        />
      )}
    </form>
  );
}
