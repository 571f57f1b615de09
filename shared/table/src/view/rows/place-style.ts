import type { CSSProperties } from 'react';
import type { ColumnPlace } from '../../core/column-places.ts';
import type { ColumnDefinition } from '../../definition.ts';
import styles from './rows.module.css';

interface PlaceStyle {
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

const FREE: PlaceStyle = { className: '', style: undefined };

const styleByPlace = new WeakMap<ColumnPlace, PlaceStyle>();

/** Returns the style that pins a cell to its side; the same objects each time, because there are hundreds of cells. */
export function placeStyle(place: ColumnPlace | undefined): PlaceStyle {
  if (!place?.side) return FREE;
  const held = styleByPlace.get(place) ?? {
    className: `${styles.pinned} ${place.isEdge ? styles[`${place.side}Edge`] : ''}`,
    style: place.side === 'start' ? { insetInlineStart: place.offset } : { insetInlineEnd: place.offset },
  };
  styleByPlace.set(place, held);
  return held;
}

export function alignOf<Row>({ align, kind }: ColumnDefinition<Row>): 'start' | 'center' | 'end' {
  return align ?? (kind === 'number' ? 'end' : 'start');
}
