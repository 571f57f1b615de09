import type { EngineInfo } from '@atrium/contract';
import { type PartControlProps, SchemaFields, type SchemaValue } from '@atrium/table';
import { useParameterLabels } from '@atrium/task-views';
import { EngineDetails } from './engine-details.tsx';

interface EngineParametersProps extends PartControlProps {
  readonly engine: EngineInfo | undefined;
}

/** The engine's description, and the fields of its parameters. */
export function EngineParameters({ engine, value, errors, change }: EngineParametersProps) {
  const labelsFor = useParameterLabels();
  if (!engine) return null;
  return (
    <>
      <EngineDetails engine={engine} />
      <SchemaFields
        key={engine.id}
        schema={engine.parameters}
        value={value as SchemaValue}
        errors={errors}
        labelsFor={labelsFor}
        onChange={change}
      />
    </>
  );
}
