import type { EngineInfo } from '@atrium/contract';
import { type CustomControlProps, SchemaFields, type SchemaValue } from '@atrium/table';
import { useParameterLabels } from '@atrium/task-views';

interface EngineParametersProps extends CustomControlProps {
  readonly engine: EngineInfo | undefined;
}

/** The fields of an engine's parameters. */
export function EngineParameters({ engine, value, errors, change }: EngineParametersProps) {
  const labelsFor = useParameterLabels();
  if (!engine) return null;
  return (
    <SchemaFields
      key={engine.id}
      schema={engine.parameters}
      value={value as SchemaValue}
      errors={errors}
      labelsFor={labelsFor}
      onChange={change}
    />
  );
}
