import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  literal,
  maximum,
  minimum,
  number,
  object,
  optional,
  string,
} from 'zod/mini';
import type { ColumnDefinition, ColumnKind, ColumnSide } from './definition.ts';

/** Bounds of a column's width, in pixels. */
export const COLUMN_WIDTH = { minimum: 64, maximum: 800 } as const;

const columnSettingSchema = object({
  key: string(),
  isShown: boolean(),
  side: enumeration(['start', 'end', 'none']),
  /** Only if the user chose one; otherwise the definition's width applies. */
  width: optional(number().check(minimum(COLUMN_WIDTH.minimum), maximum(COLUMN_WIDTH.maximum))),
});

/** A user's settings of a column. Its position in the list is its position in the table. */
export type ColumnSetting = Infer<typeof columnSettingSchema>;

/** The stored format. Raise the version when its shape changes. Settings of another version are dropped. */
export const columnSettingsSchema = object({ version: literal(1), columns: array(columnSettingSchema) });

type Columns<Row> = readonly ColumnDefinition<Row>[];

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 180,
  select: 116,
  number: 112,
  date: 136,
  tags: 160,
};

/** Returns the width of a column for which the user has set none, in pixels. */
export function getDefaultWidth<Row>({ width, kind, isName }: ColumnDefinition<Row>): number {
  return width ?? (isName ? 200 : WIDTHS[kind]);
}

/** Returns the default settings of a definition. */
export function createDefaultSettings<Row>(columns: Columns<Row>): readonly ColumnSetting[] {
  return columns.map(createDefaultSetting);
}

/**
 * Applies a user's settings to the current columns. A removed column is dropped. A new one appears after the column
 * that precedes it in the definition. If no column precedes it, it comes first.
 */
export function mergeSettings<Row>(
  columns: Columns<Row>,
  stored: readonly ColumnSetting[] | undefined,
): readonly ColumnSetting[] {
  if (!stored) return createDefaultSettings(columns);
  const currentKeys = new Set(columns.map(({ key }) => key));
  const merged = stored.filter(({ key }) => currentKeys.has(key));
  columns.forEach((column, index) => {
    if (merged.some(({ key }) => key === column.key)) return;
    const precedingKey = columns[index - 1]?.key;
    merged.splice(merged.findIndex(({ key }) => key === precedingKey) + 1, 0, createDefaultSetting(column));
  });
  return merged;
}

/** Returns the columns to show, in order. The column that names the row is always included. */
export function arrangeColumns<Row>(
  columns: Columns<Row>,
  settings: readonly ColumnSetting[],
): readonly ArrangedColumn<Row>[] {
  const arranged = settings.flatMap(({ key, isShown, side, width }): ArrangedColumn<Row>[] => {
    const column = columns.find((candidate) => candidate.key === key);
    if (!column || !(isShown || column.isName)) return [];
    return [
      {
        ...column,
        shownWidth: width ?? getDefaultWidth(column),
        hasUserWidth: width !== undefined,
        side: side === 'none' ? undefined : side,
      },
    ];
  });
  return [
    ...arranged.filter(({ side }) => side === 'start'),
    ...arranged.filter(({ side }) => !side),
    ...arranged.filter(({ side }) => side === 'end'),
  ];
}

function createDefaultSetting<Row>({ key, isHidden = false, fixed }: ColumnDefinition<Row>): ColumnSetting {
  return { key, isShown: !isHidden, side: fixed ?? 'none' };
}

/** A column as it is shown: its position in the list is its position in the table. */
export interface ArrangedColumn<Row> extends ColumnDefinition<Row> {
  readonly shownWidth: number;
  /** Whether the user set the width. Other columns fit their content. */
  readonly hasUserWidth: boolean;
  readonly side: ColumnSide | undefined;
}

type Settings = readonly ColumnSetting[];

export function changeColumn(
  settings: Settings,
  key: string,
  change: Partial<Omit<ColumnSetting, 'key'>>,
): Settings {
  return settings.map((setting) => (setting.key === key ? { ...setting, ...change } : setting));
}

/** Shows or hides all columns; the column that names the row always stays visible. */
export function setShownForAll(settings: Settings, isShown: boolean, nameKey: string): Settings {
  return settings.map((setting) => ({ ...setting, isShown: isShown || setting.key === nameKey }));
}

/** Moves a column to a position among the other columns. A position beyond the ends is clamped. */
export function moveColumn(settings: Settings, key: string, requestedPosition: number): Settings {
  const moved = settings.find((setting) => setting.key === key);
  if (!moved) return settings;
  const others = settings.filter((setting) => setting !== moved);
  const position = Math.max(0, Math.min(requestedPosition, others.length));
  return [...others.slice(0, position), moved, ...others.slice(position)];
}

/** Sets a column's width within `COLUMN_WIDTH`; `undefined` restores the definition's width. */
export function resizeColumn(settings: Settings, key: string, width: number | undefined): Settings {
  return settings.map((setting) => {
    if (setting.key !== key) return setting;
    const { width: _, ...rest } = setting;
    return width === undefined ? rest : { ...rest, width: clampWidth(width) };
  });
}

function clampWidth(width: number): number {
  return Math.round(Math.max(COLUMN_WIDTH.minimum, Math.min(width, COLUMN_WIDTH.maximum)));
}
