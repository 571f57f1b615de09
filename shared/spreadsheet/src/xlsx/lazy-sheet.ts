import type { CellObject, WorkSheet } from 'sheetjs-style';

/**
 * A worksheet whose rows are made when the library writes them, one at a time, so that a large table is not in memory
 * a second time as cells.
 */
export function lazySheet(
  rowCount: number,
  columnCount: number,
  makeRow: (index: number) => readonly CellObject[],
): WorkSheet {
  let madeIndex = -1;
  let made: readonly CellObject[] = [];
  const target = Object.assign([], { '!ref': `A1:${columnName(columnCount)}${rowCount}` });
  return new Proxy<object>(target, {
    get(own, key) {
      if (typeof key !== 'string' || !/^\d+$/.test(key)) return Reflect.get(own, key);
      const index = Number(key);
      if (index !== madeIndex) {
        madeIndex = index;
        made = makeRow(index);
      }
      return made;
    },
  }) as WorkSheet;
}

function columnName(column: number): string {
  let name = '';
  for (let left = Math.max(1, column); left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}
