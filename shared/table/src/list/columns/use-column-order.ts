import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { moveColumn, useTable } from '../../core/index.ts';

export interface ColumnOrder {
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** The column that is being dragged. */
  readonly draggedKey: string | undefined;
  /** The last move, as an announcement for screen readers. */
  readonly announcement: string;
  /** Handles all pointer events of a column's handle: the press, each move, and the release. */
  drag(key: string, event: PointerEvent<HTMLElement>): void;
  /** Handles the keys that are pressed on a column's handle. */
  press(key: string, event: KeyboardEvent): void;
}

/** Moves columns by dragging their handles, or by the arrow keys on the handles. */
export function useColumnOrder(): ColumnOrder {
  const { t } = useLingui();
  const { definition, columnEditor } = useTable<unknown>();
  const listRef = useRef<HTMLUListElement>(null);
  const [draggedKey, setDraggedKey] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const move = (key: string, requestedPosition: number) => {
    const settings = moveColumn(columnEditor.settings, key, requestedPosition);
    const position = settings.findIndex((setting) => setting.key === key) + 1;
    const title = definition.columns.find((column) => column.key === key)?.title ?? key;
    const count = settings.length;
    columnEditor.change(settings);
    setAnnouncement(
      t({
        id: 'table.component.columns.moved',
        message: `“${title}” moved to column ${position} of ${count}`,
      }),
    );
  };

  return {
    listRef,
    draggedKey,
    announcement,
    drag: (key, event) => {
      if (event.type === 'pointerdown') {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDraggedKey(key);
      } else if (event.type === 'pointermove' && draggedKey === key) {
        const to = findPosition(listRef.current, event.clientY);
        if (to !== columnEditor.settings.findIndex((setting) => setting.key === key)) move(key, to);
      } else if (event.type === 'lostpointercapture') {
        setDraggedKey(undefined);
      }
    },
    press: (key, event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(key, columnEditor.settings.findIndex((setting) => setting.key === key) + step);
    },
  };
}

/** Returns the position in a list at a vertical coordinate of the window. */
function findPosition(list: HTMLElement | null, clientY: number): number {
  const items = [...(list?.children ?? [])];
  const below = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom);
  return below < 0 ? items.length - 1 : below;
}
