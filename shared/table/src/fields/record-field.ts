import type {
  ColumnDefinition,
  ColumnOption,
  FieldDefinition,
  FormDefinition,
  TableDefinition,
} from '../core/index.ts';
import { type FieldShape, getFieldShapes } from './field-shape.ts';

/** One field of a form: combines its schema, its definition and the column of the same name. */
export interface RecordField<Row>
  extends FieldShape,
    Pick<
      FieldDefinition<Row>,
      | 'hint'
      | 'hintFor'
      | 'renderDetails'
      | 'rule'
      | 'isCode'
      | 'optionsFor'
      | 'isOffered'
      | 'control'
      | 'show'
    > {
  readonly label: string;
  readonly options: readonly ColumnOption[];
  readonly initial: unknown;
  getReadOnlyReason(row: Row): string | undefined;
}

/**
 * Returns the fields of a table's form: first those that `form.fields` names, in its order, then all other fields of
 * the schema. Returns no fields without a form.
 */
export function getRecordFields<Row>({ form, columns }: TableDefinition<Row>): readonly RecordField<Row>[] {
  if (!form) return [];
  const shapes = getFieldShapes(form.schema);
  const leadingNames = Object.keys(form.fields ?? {});
  const getPosition = ({ name }: FieldShape) =>
    leadingNames.includes(name) ? leadingNames.indexOf(name) : leadingNames.length;
  return shapes
    .toSorted((one, other) => getPosition(one) - getPosition(other))
    .map((shape) =>
      joinField(
        shape,
        form,
        columns.find(({ key }) => key === shape.name),
      ),
    );
}

function joinField<Row>(
  shape: FieldShape,
  form: FormDefinition<Row>,
  column: ColumnDefinition<Row> | undefined,
): RecordField<Row> {
  const { label, options, initial, kind, getReadOnlyReason, ...rest } = form.fields?.[shape.name] ?? {};
  if ((kind ?? shape.kind) === 'json' && !rest.control)
    throw new Error(`No built-in control can show the JSON field ${shape.name}: set its \`control\``);
  const offered = (options ?? column?.options ?? []).filter(
    ({ value }) => !shape.values || shape.values.includes(value),
  );
  return {
    ...shape,
    ...rest,
    kind: kind ?? shape.kind,
    label: label ?? column?.title ?? shape.name,
    options: offered.length > 0 ? offered : (shape.values ?? []).map((value) => ({ value, label: value })),
    initial: initial ?? getInitial(shape),
    getReadOnlyReason: (row) => getReadOnlyReason?.(row),
  };
}

/** A required field of the kind `select` starts with its first value, because the native select shows that value. */
function getInitial({ kind, values, isRequired }: FieldShape): unknown {
  if (kind === 'switch') return false;
  if (kind === 'tags' || kind === 'choices') return [];
  if (kind === 'json') return {};
  return (kind === 'select' && isRequired && values?.[0]) || '';
}
