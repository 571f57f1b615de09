import {
  CHAT_TASKS,
  type ConnectionModel,
  NUMBER_TYPES,
  TASK_IDS,
  TASKS,
  type TaskId,
} from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { CustomControlProps } from '@atrium/table';
import { useTaskNames } from '@atrium/task-views';
import { Button, Field, Input } from '@atrium/ui/base';
import { Choice, Disclosure } from '@atrium/ui/data';
import { IconClose, IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './connections.module.css';
import { PriceFields } from './price-fields.tsx';
import { INPUT_PARTS, listOutputParts } from './tensor-parts.ts';

/** Edits the models of a connection. Tensor names appear for the Open Inference Protocol only. */
export function ModelsControl({ value, draft, errors, change }: CustomControlProps) {
  const { t } = useLingui();
  const models = value as readonly ConnectionModel[];
  const isChat = draft.protocol === 'openai';
  const add = () => {
    const task: TaskId = isChat ? 'sentiment' : 'cluster';
    const usedKeys = models.map(({ key }) => key);
    let number = models.length + 1;
    while (usedKeys.includes(`model-${number}`)) number += 1;
    const model: ConnectionModel = {
      key: `model-${number}`,
      model: '',
      task,
      inputs: {},
      outputs: {},
      numbers: 'FP64',
    };
    change([...models, model]);
  };
  return (
    <>
      {models.map((model, index) => (
        <ModelFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a key that the user edits cannot identify its fields
          key={index}
          model={model}
          isChat={isChat}
          getError={(name) => errors[`${index}.${name}`]}
          onChange={(next) => change(models.with(index, next))}
          onRemove={() => change(models.toSpliced(index, 1))}
        />
      ))}
      <Button icon={<IconPlus />} onClick={add}>
        {t({ id: 'management.page.connections.add-model', message: 'Add model' })}
      </Button>
    </>
  );
}

interface ModelFieldsProps {
  readonly model: ConnectionModel;
  readonly isChat: boolean;
  readonly getError: (name: string) => string | undefined;
  onChange(model: ConnectionModel): void;
  onRemove(): void;
}

function ModelFields({ model, isChat, getError, onChange, onRemove }: ModelFieldsProps) {
  const { t } = useLingui();
  const taskNames = useTaskNames();
  const { key, model: name, task, numbers } = model;
  const tasks: readonly TaskId[] = isChat ? CHAT_TASKS : TASK_IDS;
  const set = (part: Partial<ConnectionModel>) => onChange({ ...model, ...part });
  const title = name === '' ? key : name;
  return (
    <fieldset className={styles.model}>
      <legend>
        {title}{' '}
        <Button
          type="text"
          size="small"
          icon={<IconClose />}
          aria-label={t({ id: 'management.page.connections.remove-model', message: `Remove model ${title}` })}
          onClick={onRemove}
        />
      </legend>
      <div className={styles.pair}>
        <Field
          label={t({ id: 'management.page.connections.model-name', message: 'Name on the server' })}
          error={getError('model')}
          isRequired
        >
          {(control) => <Input {...control} value={name} onChange={(next) => set({ model: next })} />}
        </Field>
        <Field
          label={t({ id: 'management.page.connections.model-key', message: 'Model slug' })}
          error={getError('key')}
          hint={t({
            id: 'management.page.connections.key-hint',
            message: 'At most 15 characters: lowercase letters, digits and hyphens.',
          })}
          isRequired
        >
          {(control) => <Input {...control} value={key} onChange={(next) => set({ key: next })} />}
        </Field>
        <Field
          label={t({ id: 'management.page.connections.model-task', message: 'Task' })}
          error={getError('task')}
          isRequired
        >
          {(control) => (
            <Choice
              {...control}
              value={task}
              options={tasks.map((one) => ({ value: one, label: taskNames[one] }))}
              onChoose={(next) => set({ task: next as TaskId, inputs: {}, outputs: {} })}
            />
          )}
        </Field>
        {isChat || !['table', 'series'].includes(TASKS[task].input) ? null : (
          <Field label={t({ id: 'management.page.connections.numbers', message: 'Data type' })}>
            {(control) => (
              <Choice
                {...control}
                value={numbers}
                options={NUMBER_TYPES.map((one) => ({ value: one, label: one }))}
                onChoose={(next) => set({ numbers: next as ConnectionModel['numbers'] })}
              />
            )}
          </Field>
        )}
        {isChat ? (
          <PriceFields
            price={model.price}
            getError={(part) => getError(`price.${part}`)}
            onChange={(price) => {
              const { price: _, ...others } = model;
              onChange(price ? { ...others, price } : others);
            }}
          />
        ) : null}
      </div>
      {isChat ? null : (
        <Disclosure title={t({ id: 'management.page.connections.tensors', message: 'Tensor names' })}>
          <TensorNames
            parts={INPUT_PARTS[TASKS[task].input]}
            direction={t({ id: 'management.page.connections.input', message: 'Input' })}
            names={model.inputs}
            onChange={(inputs) => set({ inputs })}
          />
          <TensorNames
            parts={listOutputParts(task)}
            direction={t({ id: 'management.page.connections.output', message: 'Output' })}
            names={model.outputs}
            onChange={(outputs) => set({ outputs })}
          />
        </Disclosure>
      )}
    </fieldset>
  );
}

interface TensorNamesProps {
  readonly parts: readonly string[];
  readonly direction: string;
  readonly names: Readonly<Record<string, string>>;
  onChange(names: Record<string, string>): void;
}

/** The names of the model's tensors. If a field is empty, the tensor has the name of the part. */
function TensorNames({ parts, direction, names, onChange }: TensorNamesProps) {
  const format = useFormat();
  const setName = (part: string, name: string) => {
    const { [part]: _, ...others } = names;
    onChange(name === '' ? others : { ...others, [part]: name });
  };
  return (
    <div className={styles.pair}>
      {parts.map((part) => (
        <Field key={part} label={format.pair(direction, part)}>
          {(control) => (
            <Input
              {...control}
              value={names[part] ?? ''}
              placeholder={part}
              onChange={(name) => setName(part, name)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
