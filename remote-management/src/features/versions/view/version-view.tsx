import {
  type AlgorithmVersionDetail,
  isTransitionAllowed,
  VERSION_TRANSITIONS,
  versionValidateCall,
} from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import {
  ParameterName,
  ParameterValue,
  readParameterDefaults,
  TaskInputView,
  TaskResult,
} from '@atrium/task-views';
import { Button, FormAlert, Spin } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../drawer/use-action.ts';
import { useAlgorithm } from '../algorithm-context.ts';
import { useEngines } from '../use-engines.ts';
import { useRefresh } from '../use-refresh.ts';
import { openVersionDrawerAtom } from '../version-atoms.ts';
import styles from '../versions.module.css';
import { VersionDetails } from './version-details.tsx';

interface VersionViewProps {
  readonly initialVersion: AlgorithmVersionDetail;
  onClose(): void;
}

/** One version: its content, the output of its sample, and the next possible actions. */
export function VersionView({ initialVersion, onClose }: VersionViewProps) {
  const { t } = useLingui();
  const { task } = useAlgorithm();
  const { engines, error } = useEngines(task);
  const engine = engines?.find(({ id }) => id === initialVersion.engineId);
  const { version, errorMessage, isValidating, validate } = useValidation(initialVersion);
  const { sample, output, statusMessage } = version;
  return (
    <>
      <FormAlert>{errorMessage ?? (version.status === 'failed' ? statusMessage : undefined)}</FormAlert>
      <VersionDetails version={version} engineName={engine?.name} />
      <h3 className={styles.sectionTitle}>
        {t({ id: 'management.page.versions.parameters', message: 'Parameters' })}
      </h3>
      {/* If the engines cannot be loaded, the defaults are unknown, and only the stored parameters are shown. */}
      {engines || error ? (
        <Parameters values={{ ...readParameterDefaults(engine?.parameters), ...version.parameters }} />
      ) : (
        <Spin />
      )}
      <h3 className={styles.sectionTitle}>
        {t({ id: 'management.page.versions.sample', message: 'Sample' })}
      </h3>
      {sample ? null : (
        <p className={styles.note}>
          {t({
            id: 'management.page.versions.without-sample',
            message: 'Add a sample to validate this version.',
          })}
        </p>
      )}
      {task && output != null ? <TaskResult task={task} input={sample} output={output} /> : null}
      {output == null && sample && sample.kind !== 'image' ? <TaskInputView input={sample} /> : null}
      <VersionActions
        version={version}
        isValidating={isValidating}
        onValidate={() => void validate()}
        onClose={onClose}
      />
    </>
  );
}

/** Each parameter with its value. */
function Parameters({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const names = Object.keys(values);
  return (
    <dl className={styles.details}>
      {names.map((name) => (
        <div key={name}>
          <dt>
            <ParameterName name={name} />
          </dt>
          <dd>
            <ParameterValue name={name} value={values[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface VersionActionsProps {
  readonly version: AlgorithmVersionDetail;
  readonly isValidating: boolean;
  onValidate(): void;
  onClose(): void;
}

/** Closes the drawer, or does one of the next possible actions on a version. */
function VersionActions({ version, isValidating, onValidate, onClose }: VersionActionsProps) {
  const { t } = useLingui();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  const { status } = version;
  return (
    <DialogActions>
      <Button onClick={onClose}>{t({ id: 'management.component.panel.close', message: 'Close' })}</Button>
      {isTransitionAllowed(VERSION_TRANSITIONS, 'edit', status) ? (
        <Button disabled={isValidating} onClick={() => openDrawer({ kind: 'edit', version })}>
          {t({ id: 'management.page.versions.edit', message: 'Edit' })}
        </Button>
      ) : null}
      {isTransitionAllowed(VERSION_TRANSITIONS, 'validate', status) ? (
        <Button type="primary" loading={isValidating} onClick={onValidate}>
          {t({ id: 'management.page.versions.validate', message: 'Validate' })}
        </Button>
      ) : null}
      {status === 'ready' ? (
        <Button type="primary" onClick={() => openDrawer({ kind: 'alias', version })}>
          {t({ id: 'management.page.versions.set-alias', message: 'Set alias' })}
        </Button>
      ) : null}
    </DialogActions>
  );
}

function useValidation(initialVersion: AlgorithmVersionDetail) {
  const [version, setVersion] = useState(initialVersion);
  const { isRunning, error, run } = useAction();
  const refresh = useRefresh();
  return {
    version,
    errorMessage: error?.msg,
    isValidating: isRunning,
    async validate() {
      const validated = await run(() => request(versionValidateCall, { id: version.id }, { isSilent: true }));
      if (validated) setVersion(validated);
      refresh();
    },
  };
}
