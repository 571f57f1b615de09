import { type EngineInfo, sampleListCall, TASKS, type TaskId } from '@atrium/contract';
import { getEngineShortName } from '@atrium/contract/text';
import { useCall } from '@atrium/runtime';
import type { Draft, FieldDefinition, FormDefinition } from '@atrium/table';
import { ParameterList, readParameterDefaults, useTaskNames } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import type { ItemRow, ItemSources } from '../item-sources.ts';
import { ItemTestRun } from '../test-run/item-test-run.tsx';
import { EngineDetails } from './engine-details.tsx';
import { EngineParameters } from './engine-parameters.tsx';
import { adaptDraft, filterEngines, listEngineChoices } from './filter-engines.ts';
import { ItemApps } from './item-apps.tsx';

/** Returns the form of an item, with the parameters of its engine and a section that tests them. */
export function useItemForm(
  sources: ItemSources,
  engines: readonly EngineInfo[],
  noun: string,
): FormDefinition<ItemRow> {
  const { t } = useLingui();
  const tasks = sources.tasks.filter((task) => filterEngines(engines, { task }).length > 0);
  const fixedFields = useFixedFields(tasks);
  const sample = useSampleField(sources);
  const findEngine = ({ engine }: Draft) => engines.find(({ id }) => id === engine);
  return {
    schema: sources.calls.create.body,
    source: sources.records,
    noun,
    adjust: (draft, changed) => adaptDraft(engines, draft, changed),
    renderTestRun: (draft) => <ItemTestRun draft={draft} />,
    renderMore: (item) => <ItemApps item={item} />,
    fields: {
      name: {},
      description: { label: t({ id: 'management.component.items.description', message: 'Description' }) },
      ...fixedFields,
      sample,
      engine: {
        kind: 'select',
        initial: filterEngines(engines, { task: tasks[0] })[0]?.id ?? '',
        options: engines.map(({ id, name }) => ({ value: id, label: getEngineShortName(name) })),
        optionsFor: (draft) => listEngineChoices(engines, draft),
        renderDetails: (draft) => {
          const engine = findEngine(draft);
          return engine && <EngineDetails engine={engine} />;
        },
      },
      parameters: {
        label: t({ id: 'management.component.items.parameters', message: 'Parameters' }),
        isOffered: (draft) => hasParameters(findEngine(draft)),
        control: (props) => <EngineParameters engine={findEngine(props.draft)} {...props} />,
        show: (values) => <ParameterList values={values as object} />,
      },
      tags: {},
    },
  };
}

/** Returns whether an engine has parameters. Returns true for an engine that is not installed, which may have some. */
function hasParameters(engine: EngineInfo | undefined): boolean {
  return engine === undefined || Object.keys(readParameterDefaults(engine.parameters)).length > 0;
}

/** Returns the fields that cannot change once the item has been published. */
function useFixedFields(
  tasks: readonly TaskId[],
): Readonly<Record<'slug' | 'task', FieldDefinition<ItemRow>>> {
  const { t } = useLingui();
  const names = useTaskNames();
  const slugReadOnlyReason = t({
    id: 'management.component.items.slug-fixed',
    message: 'The slug cannot be changed after publishing.',
  });
  const taskReadOnlyReason = t({
    id: 'management.component.items.task-fixed',
    message: 'The task cannot be changed after publishing.',
  });
  return {
    slug: {
      hint: t({ id: 'management.component.items.slug-hint', message: 'Cannot be changed after publishing.' }),
      rule: t({
        id: 'management.component.items.slug-rule',
        message: 'Use 3 to 48 lowercase letters, digits and hyphens, starting with a letter',
      }),
      isCode: true,
      getReadOnlyReason: ({ status }) => (status === 'draft' ? undefined : slugReadOnlyReason),
    },
    task: {
      initial: tasks[0],
      options: tasks.map((value) => ({ value, label: names[value] })),
      getReadOnlyReason: ({ status }) => (status === 'draft' ? undefined : taskReadOnlyReason),
    },
  };
}

/** Returns the sample field: a text that the user enters, or one of the shipped images. */
function useSampleField({ kind }: ItemSources): FieldDefinition<ItemRow> {
  const { t } = useLingui();
  const { data } = useCall(sampleListCall, {});
  const label = t({ id: 'management.component.items.sample', message: 'Sample' });
  const hint = t({
    id: 'management.component.items.sample-hint',
    message: 'Shown to users on their first run.',
  });
  if (kind === 'nlp') return { label, hint };
  const images = (data?.list ?? []).filter(({ task }) => TASKS[task].input === 'image');
  const toOptions = (list: typeof images) => list.map(({ name, title }) => ({ value: name, label: title }));
  return {
    label,
    hint,
    kind: 'select',
    options: toOptions(images),
    optionsFor: (draft: Draft) => toOptions(images.filter(({ task }) => task === draft.task)),
  };
}
