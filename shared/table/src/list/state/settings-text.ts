import { COLUMN_WIDTH, type ColumnSetting } from '../../core/index.ts';

const SIDES = { s: 'start', e: 'end' } as const;
/** The settings of one column: an optional hyphen, the key, the side and the width. */
const PART = /^(-?)([a-zA-Z][a-zA-Z0-9]*)(?:_([se]))?(?:_(\d{2,3}))?$/;

/**
 * Serializes column settings for a query: `name_s_240,status,-tags`. A hyphen means hidden. The side and the
 * width in pixels follow the key.
 */
export function writeSettings(settings: readonly ColumnSetting[]): string {
  return settings
    .map(({ key, isShown, side, width }) =>
      [`${isShown ? '' : '-'}${key}`, side === 'none' ? '' : side.slice(0, 1), width ?? '']
        .filter((part) => part !== '')
        .join('_'),
    )
    .join(',');
}

/** Parses the output of `writeSettings`; invalid parts are dropped. Returns undefined if nothing is left. */
export function readSettings(text: string): readonly ColumnSetting[] | undefined {
  const settings = text.split(',').flatMap((part): ColumnSetting[] => {
    const [, hidden, key, side, width] = PART.exec(part) ?? [];
    if (!key) return [];
    return [
      {
        key,
        isShown: hidden === '',
        side: side === 's' || side === 'e' ? SIDES[side] : 'none',
        ...(width && Number(width) >= COLUMN_WIDTH.minimum && Number(width) <= COLUMN_WIDTH.maximum
          ? { width: Number(width) }
          : {}),
      },
    ];
  });
  return settings.length > 0 ? settings : undefined;
}
