import { COLUMN_WIDTH, type ColumnSetting } from './column-settings.ts';

type Settings = readonly ColumnSetting[];

export function changeColumn(
  settings: Settings,
  key: string,
  change: Partial<Omit<ColumnSetting, 'key'>>,
): Settings {
  return settings.map((setting) => (setting.key === key ? { ...setting, ...change } : setting));
}

/** Shows or hides every column; the one that names the row stays. */
export function showAllColumns(settings: Settings, isShown: boolean, nameKey: string): Settings {
  return settings.map((setting) => ({ ...setting, isShown: isShown || setting.key === nameKey }));
}

/** Takes a column out and puts it at `to`, counted without it; beyond an end is the end. */
export function moveColumn(settings: Settings, key: string, to: number): Settings {
  const moved = settings.find((setting) => setting.key === key);
  if (!moved) return settings;
  const others = settings.filter((setting) => setting !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** Sets a column's width within what a table can show; `undefined` gives it back to the definition. */
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
