import { expect, test } from 'vitest';
import { sortByReadingOrder } from './sort-by-reading-order.ts';
import type { Point } from './text-box.ts';

const LEVEL: Point = [1, 0];

/** A line of text at the given left and top edge. */
const createLine = (name: string, left: number, top: number, width: number, direction = LEVEL) => {
  const [x, y] = [left + width / 2, top + 10];
  const center: Point = [x * direction[0] - y * direction[1], x * direction[1] + y * direction[0]];
  return { name, box: { center, direction, width, height: 20 } };
};

const namesIn = (items: readonly ReturnType<typeof createLine>[], direction = LEVEL) =>
  sortByReadingOrder(items, direction).map((row) => row.map(({ name }) => name).join(' '));

const createTwoColumns = (direction = LEVEL) => [
  createLine('title', 0, 0, 640, direction),
  ...[40, 70, 100].flatMap((top, at) => [
    createLine(`right${at + 1}`, 340, top, 300, direction),
    createLine(`left${at + 1}`, 0, top + 4, 300, direction),
  ]),
  createLine('footer', 0, 140, 640, direction),
];
const COLUMN_BY_COLUMN = ['title', 'left1', 'left2', 'left3', 'right1', 'right2', 'right3', 'footer'];

test('reads one column after the other, between the lines that cross both', () => {
  expect(namesIn(createTwoColumns())).toEqual(COLUMN_BY_COLUMN);
});

test('reads the columns of a skewed page and of a page on its side', () => {
  for (const degrees of [5, 90]) {
    const angle = (degrees * Math.PI) / 180;
    const direction: Point = [Math.cos(angle), Math.sin(angle)];
    expect(namesIn(createTwoColumns(direction), direction), `${degrees}°`).toEqual(COLUMN_BY_COLUMN);
  }
});

test('reads a receipt row by row, with each price beside its name', () => {
  const receipt = [40, 70, 100, 130].flatMap((top, at) => [
    createLine(`price${at}`, 400, top + 3, 50),
    createLine(`name${at}`, 0, top, 180),
  ]);
  expect(namesIn(receipt)).toEqual(['name0 price0', 'name1 price1', 'name2 price2', 'name3 price3']);
});

test('reads two short paragraphs one after the other', () => {
  const paragraphs = [
    createLine('left1', 0, 40, 300),
    createLine('right1', 340, 40, 300),
    createLine('left2', 0, 70, 300),
    createLine('right2', 340, 70, 120),
    createLine('left3', 0, 100, 60),
  ];
  expect(namesIn(paragraphs)).toEqual(['left1', 'left2', 'left3', 'right1', 'right2']);
});

test('reads two rows of a form row by row', () => {
  const createForm = (first: number, second: number) => [
    createLine('from', 0, 40, first),
    createLine('to', 340, 40, first),
    createLine('sender', 0, 70, second),
    createLine('receiver', 340, 70, second),
  ];
  expect(namesIn(createForm(180, 180))).toEqual(['from to', 'sender receiver']);
  expect(namesIn(createForm(220, 300))).toEqual(['from to', 'sender receiver']);
});
