import type {
  ColumnDefinition,
  ColumnOption,
  FieldDefinition,
  FormDefinition,
  TableDefinition,
} from '../core/index.ts';
import { type FieldShape, fieldShapesOf } from './field-shape.ts';

/** One field of a form: combines its schema, its definition and the column of the same name. */
export interface RecordField<Row>
  extends FieldShape,
    Pick<FieldDefinition<Row>, 'hint' | 'rule' | 'isCode' | 'optionsFor' | 'control' | 'show'> {
  readonly label: string;
  readonly options: readonly ColumnOption[];
  readonly initial: unknown;
  fixedFor(row: Row): string | undefined;
}

/** Returns the fields of a table's form, in order; none without a form. */
export function recordFieldsOf<Row>({ form, columns }: TableDefinition<Row>): readonly RecordField<Row>[] {
  if (!form) return [];
  const shapes = fieldShapesOf(form.schema);
  const first = Object.keys(form.fields ?? {});
  const placeOf = ({ name }: FieldShape) => (first.includes(name) ? first.indexOf(name) : first.length);
  return shapes
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((shape) =>
      joined(
        shape,
        form,
        columns.find(({ key }) => key === shape.name),
      ),
    );
}

function joined<Row>(
  shape: FieldShape,
  form: FormDefinition<Row>,
  column: ColumnDefinition<Row> | undefined,
): RecordField<Row> {
  const { label, options, initial, kind, fixedFor, ...said } = form.fields?.[shape.name] ?? {};
  if ((kind ?? shape.kind) === 'json' && !said.control)
    throw new Error(`No form can show the field ${shape.name} by itself: give it a control`);
  const offered = (options ?? column?.options ?? []).filter(
    ({ value }) => !shape.values || shape.values.includes(value),
  );
  return {
    ...shape,
    ...said,
    kind: kind ?? shape.kind,
    label: label ?? column?.title ?? shape.name,
    options: offered.length > 0 ? offered : (shape.values ?? []).map((value) => ({ value, label: value })),
    initial: initial ?? initialOf(shape),
    fixedFor: (row) => fixedFor?.(row),
  };
}

/** A required choice starts with its first value, as the native select shows it. */
function initialOf({ kind, values, isRequired }: FieldShape): unknown {
  if (kind === 'switch') return false;
  if (kind === 'tags' || kind === 'choices') return [];
  if (kind === 'json') return {};
  return (kind === 'select' && isRequired && values?.[0]) || '';
}
