import type { TargetRow } from '@atrium/contract';
import { foldText, getEngineShortName } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import { useLanguageName } from '@atrium/task-views';
import { Input } from '@atrium/ui/base';
import { DetailLine } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTaskName } from '../../use-task-name.ts';
import styles from './app-create.module.css';
import { TargetSample } from './target-sample.tsx';

interface TargetChoiceProps {
  readonly targets: readonly TargetRow[];
  readonly chosen: string;
  readonly error: string | undefined;
  onChoose(id: string): void;
}

/** From this number of targets on, a search field appears. */
const MIN_SEARCHED_TARGETS = 4;

/** The gallery of targets, from which the user chooses one. */
export function TargetChoice({ targets, chosen, error, onChoose }: TargetChoiceProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const shownTargets = targets.filter((target) => target.id === chosen || matches(target, query));
  const label = t({ id: 'assets.page.app-create.find-target', message: 'Search AI services' });
  return (
    <fieldset className={styles.targets}>
      <legend>{t({ id: 'assets.page.app-create.target', message: 'AI service' })}</legend>
      {targets.length >= MIN_SEARCHED_TARGETS ? (
        <Input
          className={styles.search ?? ''}
          aria-label={label}
          placeholder={label}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            // Enter in the search field must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      <div className={styles.gallery}>
        {shownTargets.map((target) => (
          <label key={target.id} className={styles.target}>
            <input
              type="radio"
              name="target"
              value={target.id}
              checked={target.id === chosen}
              onChange={() => onChoose(target.id)}
            />
            <TargetCard target={target} />
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function matches({ name, description, engineName, slug }: TargetRow, query: string): boolean {
  const foldedQuery = foldText(query.trim());
  return [name, description, engineName, slug].some((part) => foldText(part).includes(foldedQuery));
}

/** The card of a target: its name, task, engine, languages, description and sample. */
function TargetCard({ target }: { readonly target: TargetRow }) {
  const { name, description, task, engineName, languages, sample } = target;
  const { t } = useLingui();
  const format = useFormat();
  const languageName = useLanguageName();
  const taskLabel = useTaskName()(task);
  const engine = getEngineShortName(engineName);
  return (
    <span className={styles.targetBody}>
      <span className={styles.targetName}>{name}</span>
      <span className={styles.targetDetails}>
        <DetailLine>
          <span>{taskLabel}</span>
          {/* Some engines have the same name as their task. */}
          {foldText(engine) === foldText(taskLabel) ? null : (
            <span>
              {/* The label and a colon, as the language writes it. The engine follows as an element. */}
              {format.pair(t({ id: 'assets.page.app-create.engine', message: 'Engine' }), '')}
              <bdi translate="no">{engine}</bdi>
            </span>
          )}
          {languages.length > 0 ? <span>{format.list(languages.map(languageName))}</span> : null}
        </DetailLine>
      </span>
      {description ? <span className={styles.targetDescription}>{description}</span> : null}
      {sample ? <TargetSample sample={sample} /> : null}
    </span>
  );
}
