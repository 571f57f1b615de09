import { COLUMN_WIDTH, type ColumnSetting } from './column-settings.ts';

type Settings = readonly ColumnSetting[];

export function changeColumn(
  settings: Settings,
  key: string,
  change: Partial<Omit<ColumnSetting, 'key'>>,
): Settings {
  return settings.map((setting) => (setting.key === key ? { ...setting, ...change } : setting));
}

/** Shows or hides all columns; the column that names the row always stays visible. */
export function showAllColumns(settings: Settings, isShown: boolean, nameKey: string): Settings {
  return settings.map((setting) => ({ ...setting, isShown: isShown || setting.key === nameKey }));
}

/** Removes a column and inserts it at `to`, counted without it; clamped to the ends. */
export function moveColumn(settings: Settings, key: string, to: number): Settings {
  const moved = settings.find((setting) => setting.key === key);
  if (!moved) return settings;
  const others = settings.filter((setting) => setting !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** Sets a column's width within the limits of a table; `undefined` restores the width of the definition. */
export function resizeColumn(settings: Settings, key: string, width: number | undefined): Settings {
  return settings.map((setting) => {
    if (setting.key !== key) return setting;
    const { width: _, ...rest } = setting;
    return width === undefined ? rest : { ...rest, width: fitWidth(width) };
  });
}

function fitWidth(width: number): number {
  return Math.round(Math.max(COLUMN_WIDTH.minimum, Math.min(width, COLUMN_WIDTH.maximum)));
}
