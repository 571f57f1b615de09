import { renderWithAtrium } from '@atrium/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChartGroup, ScatterChart, type Series, SeriesChart, type TimeAxis } from '../index.ts';

const saved: { readonly name: string; readonly file: Blob }[] = [];
const { createObjectURL, revokeObjectURL } = URL;

beforeEach(() => {
  let last: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      last = file;
      return 'blob:chart';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, file: last });
  });
});

afterEach(() => {
  cleanup();
  saved.length = 0;
  vi.restoreAllMocks();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const axis: TimeAxis = {
  kind: 'time',
  unit: 'day',
  at: Array.from({ length: 10 }, (_, day) => new Date(2026, 0, 1 + day).getTime()),
};

const lines: readonly Series[] = [
  { kind: 'line', key: 'p50', label: 'Median', tone: 0, values: [3, 4, 3, 5, null, 4, 3, 4, 3, 4] },
  {
    kind: 'line',
    key: 'p95',
    label: 'P95',
    tone: 1,
    isDashed: true,
    values: [40, 50, 400, 900, null, 40, 30, 40, 30, 40],
  },
];

const formatNumber = (value: number) => String(value);

function Latency({ label = 'Latency' }: { readonly label?: string }) {
  return <SeriesChart label={label} axis={axis} series={lines} formatValue={formatNumber} offersLogScale />;
}

async function show(view = <Latency />) {
  await renderWithAtrium(view, { locale: 'en-US' });
  const [stage] = await screen.findAllByRole('slider');
  if (!stage) throw new Error('The chart has no stage');
  return stage;
}

const readText = (stage: HTMLElement) => stage.getAttribute('aria-valuetext');
const listTicks = () =>
  [...within(screen.getByRole('img', { name: 'Latency' })).getAllByText(/./)].map(
    ({ textContent }) => textContent,
  );

test('the pointer shows all series at the nearest position', async () => {
  const stage = await show();
  fireEvent.pointerEnter(stage, { clientX: 100 });
  fireEvent.pointerMove(stage, { clientX: 100 });
  expect(readText(stage)).toBe('Jan 2, 2026; Median: 4; P95: 50');
  const tooltip = within(stage);
  expect(tooltip.getByText('Jan 2, 2026')).toBeTruthy();
  expect(tooltip.getByText('Median')).toBeTruthy();
  expect(tooltip.getByText('50')).toBeTruthy();
  fireEvent.pointerLeave(stage);
  expect(tooltip.queryByText('Jan 2, 2026')).toBeNull();
});

test('arrow keys move the crosshair, and a screen reader reads the values', async () => {
  const stage = await show();
  await userEvent.tab();
  await userEvent.tab();
  stage.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(readText(stage)).toBe('Jan 3, 2026; Median: 3; P95: 400');
  expect(stage.getAttribute('aria-valuenow')).toBe('2');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(readText(stage)).toBe('Jan 5, 2026');
  await userEvent.keyboard('{End}');
  expect(readText(stage)).toBe('Jan 10, 2026; Median: 4; P95: 40');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(readText(stage)).toBe('Jan 1, 2026; Median: 3; P95: 40');
  await userEvent.keyboard('{Escape}');
  expect(readText(stage)).toBe('');
});

test('a drag zooms, and the reset shows the whole axis', async () => {
  const stage = await show();
  expect(screen.queryByRole('button', { name: 'Reset zoom' })).toBeNull();
  fireEvent.pointerDown(stage, { clientX: 200, button: 0 });
  fireEvent.pointerMove(stage, { clientX: 380 });
  fireEvent.pointerUp(stage, { clientX: 380 });
  expect(stage.getAttribute('aria-valuemin')).toBe('3');
  expect(stage.getAttribute('aria-valuemax')).toBe('6');
  expect(listTicks()).not.toContain('Jan 1');
  await userEvent.click(screen.getByRole('button', { name: 'Reset zoom' }));
  expect(stage.getAttribute('aria-valuemin')).toBe('0');
  expect(stage.getAttribute('aria-valuemax')).toBe('9');
  expect(listTicks()).toContain('Jan 1');
});

test('a short drag is a click and does not zoom', async () => {
  const stage = await show();
  fireEvent.pointerDown(stage, { clientX: 200, button: 0 });
  fireEvent.pointerMove(stage, { clientX: 203 });
  fireEvent.pointerUp(stage, { clientX: 203 });
  expect(stage.getAttribute('aria-valuemax')).toBe('9');
});

test('plus zooms in on the crosshair, minus zooms out', async () => {
  const stage = await show();
  stage.focus();
  await userEvent.keyboard('{End}+');
  expect(stage.getAttribute('aria-valuemin')).toBe('5');
  expect(stage.getAttribute('aria-valuemax')).toBe('9');
  await userEvent.keyboard('-');
  expect(stage.getAttribute('aria-valuemin')).toBe('1');
  await userEvent.keyboard('0');
  expect(stage.getAttribute('aria-valuemin')).toBe('0');
});

test('linked charts have one crosshair and one zoom', async () => {
  const stage = await show(
    <ChartGroup>
      <Latency label="One" />
      <Latency label="Other" />
    </ChartGroup>,
  );
  await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(2));
  const other = screen.getByRole('slider', { name: 'Other' });
  fireEvent.pointerMove(stage, { clientX: 100 });
  expect(readText(other)).toBe(readText(stage));
  stage.focus();
  await userEvent.keyboard('{End}+');
  expect(other.getAttribute('aria-valuemin')).toBe('5');
});

test('the legend hides a series, and the scale fits the others', async () => {
  const stage = await show();
  const p95 = screen.getByRole('button', { name: 'P95' });
  await userEvent.click(screen.getByRole('button', { name: 'Log scale' }));
  expect(listTicks()).toContain('1,000');
  await userEvent.click(p95);
  expect(p95.getAttribute('aria-pressed')).toBe('false');
  expect(listTicks()).not.toContain('1,000');
  fireEvent.pointerMove(stage, { clientX: 100 });
  expect(readText(stage)).toBe('Jan 2, 2026; Median: 4');
  await userEvent.click(p95);
  expect(listTicks()).toContain('1,000');
});

test('a log scale shows both percentiles when they are far apart, and can be turned off', async () => {
  await show();
  const log = screen.getByRole('button', { name: 'Log scale' });
  expect(log.getAttribute('aria-pressed')).toBe('true');
  expect(listTicks()).toEqual(expect.arrayContaining(['10', '100', '1,000']));
  await userEvent.click(log);
  expect(log.getAttribute('aria-pressed')).toBe('false');
  expect(listTicks()).toEqual(expect.arrayContaining(['0', '1,000']));
});

test('the CSV export contains all values', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(saved[0]?.name).toBe('Latency.csv');
  const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = (await saved[0]?.file.text())?.split('\r\n');
  expect(rows?.slice(0, 2)).toEqual(['Time,Median,P95', '2026-01-01,3,40']);
  expect(rows?.[5]).toBe('2026-01-05,,');
  expect(rows).toHaveLength(12);
});

test('time runs from right to left in a right-to-left language', async () => {
  await renderWithAtrium(<Latency />, { locale: 'ar-EG' });
  const stage = await screen.findByRole('slider');
  fireEvent.pointerMove(stage, { clientX: 1 });
  expect(stage.getAttribute('aria-valuenow')).toBe('9');
  stage.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(stage.getAttribute('aria-valuenow')).toBe('8');
});

function Plane() {
  return (
    <ScatterChart
      label="Clusters"
      points={[
        { x: 0, y: 0, group: 0, name: 'Row 1' },
        { x: 5, y: 5, group: 1, name: 'Row 2' },
        { x: 10, y: 10, group: 1, name: 'Row 3' },
      ]}
      centers={[{ x: 7, y: 7, group: 1 }]}
      groups={[
        { group: 0, label: 'Cluster 1', note: '1' },
        { group: 1, label: 'Cluster 2', note: '2' },
      ]}
      columns={{ x: 'width', y: '=height' }}
      formatValue={formatNumber}
    />
  );
}

test('the pointer shows the nearest point of a scatter chart, and keys move from point to point', async () => {
  const stage = await show(<Plane />);
  const width = Number.parseFloat(stage.style.inlineSize);
  const height = Number.parseFloat(stage.style.blockSize);
  fireEvent.pointerMove(stage, { clientX: width / 2, clientY: height / 2 });
  expect(readText(stage)).toBe('Row 2; Cluster 2; width: 5; =height: 5');
  fireEvent.pointerMove(stage, { clientX: width / 4, clientY: height / 4 });
  expect(readText(stage)).toBe('');
  stage.focus();
  await userEvent.keyboard('{End}');
  expect(readText(stage)).toContain('Row 3');
});

test('a drag over a scatter chart zooms into a box', async () => {
  const stage = await show(<Plane />);
  const width = Number.parseFloat(stage.style.inlineSize);
  const height = Number.parseFloat(stage.style.blockSize);
  expect(stage.getAttribute('aria-valuemax')).toBe('2');
  fireEvent.pointerDown(stage, { clientX: width * 0.3, clientY: height * 0.3, button: 0 });
  fireEvent.pointerMove(stage, { clientX: width * 0.7, clientY: height * 0.7 });
  fireEvent.pointerUp(stage);
  expect(stage.getAttribute('aria-valuemax')).toBe('0');
  await userEvent.click(screen.getByRole('button', { name: 'Reset zoom' }));
  expect(stage.getAttribute('aria-valuemax')).toBe('2');
});

test('the export contains points with their group, and no name runs as a formula', async () => {
  await show(<Plane />);
  await userEvent.click(screen.getByRole('button', { name: 'Cluster 1 (1)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const rows = (await saved[0]?.file.text())?.split('\r\n');
  expect(rows?.[0]).toBe("Point,width,'\u2060=height,Group");
  expect(rows?.slice(1, 3)).toEqual(['Row 1,0,0,Cluster 1', 'Row 2,5,5,Cluster 2']);
});

test('says which position is in progress, and draws its bar paler', async () => {
  const runs: readonly Series[] = [
    { kind: 'bar', key: 'runs', label: 'Runs', tone: 0, values: axis.at.map(() => 3) },
  ];
  const stage = await show(
    <SeriesChart
      label="Runs"
      axis={{ ...axis, completeCount: 1 }}
      series={runs}
      formatValue={formatNumber}
    />,
  );
  stage.focus();
  await userEvent.keyboard('{Home}');
  expect(stage.getAttribute('aria-valuetext')).not.toContain('in progress');
  await userEvent.keyboard('{ArrowRight}');
  expect(stage.getAttribute('aria-valuetext')).toContain('(in progress); Runs: 3');
  expect(document.querySelectorAll('rect[data-incomplete]')).toHaveLength(1);
});

test('runs the action of a position on a click and on Enter, but not on a drag or a tap', async () => {
  const opened: number[] = [];
  const action = { hint: 'Click to view', run: (index: number) => opened.push(index) };
  const stage = await show(
    <SeriesChart label="Latency" axis={axis} series={lines} formatValue={formatNumber} action={action} />,
  );
  const point = (x: number, pointerType = 'mouse') => ({ clientX: x, clientY: 20, button: 0, pointerType });
  fireEvent.pointerDown(stage, point(0));
  fireEvent.pointerUp(stage, point(0));
  expect(opened).toEqual([0]);
  fireEvent.pointerDown(stage, point(0, 'touch'));
  fireEvent.pointerUp(stage, point(0, 'touch'));
  fireEvent.pointerDown(stage, point(0));
  fireEvent.pointerMove(stage, point(300));
  fireEvent.pointerUp(stage, point(300));
  expect(opened).toEqual([0]);
  stage.focus();
  await userEvent.keyboard('{Escape}{ArrowRight}{ArrowRight}{Enter}');
  expect(opened).toHaveLength(2);
  expect(screen.getByText('Click to view')).toBeTruthy();
});

test('an axis of steps shows the values of its steps', async () => {
  const parts: Series = { kind: 'bar', key: 'rows', label: 'Rows', tone: 0, values: [1, 2, 3, 4, 5, 6] };
  await show(
    <SeriesChart
      label="Scores"
      axis={{ kind: 'step', title: 'Score', first: 20, count: 6, stepValue: 0.02, getName: String }}
      series={[parts]}
      formatValue={formatNumber}
    />,
  );
  expect(screen.getByText('0.40')).toBeTruthy();
  expect(screen.queryByText('20')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const rows = (await saved.at(-1)?.file.text())?.split('\r\n');
  expect(rows?.slice(0, 3)).toEqual(['Score,Rows', '0.4,1', '0.42,2']);
});
