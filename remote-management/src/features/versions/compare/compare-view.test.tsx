import { ERROR_CODES } from '@atrium/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  findDialog,
  findRequestBodies,
  first,
  OUTPUT,
  ok,
  press,
  second,
  showVersions,
} from '../versions-page.fixture.tsx';

const COMPARE = '/api/algorithm/version/compare';

/** Selects the first versions of the list and presses “Compare”. */
async function compare(responses: Parameters<typeof showVersions>[0], selectedCount = 2) {
  const shown = await showVersions(responses);
  await screen.findByRole('rowheader', { name: 'v2' });
  const [_selectAll, ...boxes] = screen.getAllByRole('checkbox');
  for (const box of boxes.slice(0, selectedCount)) await userEvent.click(box);
  await press('Compare');
  return shown;
}

describe('a comparison of versions', { timeout: 60_000 }, () => {
  test('needs two selected versions', async () => {
    const { pane } = await compare({}, 1);
    await waitFor(() => expect(pane.shownToasts).toEqual(['info: Select two versions to compare']));
    expect(findRequestBodies(COMPARE)).toEqual([]);
  });

  test('shows the older version first, with run time, output and the name of the engine', async () => {
    const sides = [second, first].map((version) => ({ version, output: OUTPUT, runMs: 2.6, failure: null }));
    await compare({ [COMPARE]: () => ok({ sample: first.sample, sides }) });
    const view = await findDialog('Compare versions');
    const heads = await view.findAllByRole('heading', { level: 3 });
    expect(heads.map(({ textContent }) => textContent).filter((text) => text?.startsWith('v'))).toEqual([
      'v1 2.6 ms',
      'v2 2.6 ms',
    ]);
    expect(await view.findByRole('row', { name: 'Engine Tables Tables –' })).toBeTruthy();
    expect(view.queryByText(/Neither version has a sample/)).toBeNull();
  });

  test.each([
    [
      ERROR_CODES.engineUnavailable,
      'Engine unavailable or run canceled',
      ERROR_CODES.engineFailed,
      'Engine error',
    ],
    [ERROR_CODES.rowsTooFew, 'Too few rows', ERROR_CODES.engineTimeout, 'Engine timeout'],
  ])('explains failure %i as “%s” and failure %i as “%s”', async (one, oneText, other, otherText) => {
    const sides = [
      { version: first, output: null, runMs: null, failure: one },
      { version: second, output: null, runMs: null, failure: other },
    ];
    await compare({ [COMPARE]: () => ok({ sample: first.sample, sides }) });
    const view = await findDialog('Compare versions');
    expect(await view.findByRole('heading', { name: `v1 ${oneText} (${one})` })).toBeTruthy();
    expect(view.getByRole('heading', { name: `v2 ${otherText} (${other})` })).toBeTruthy();
  });

  test('says that versions without a sample have no output', async () => {
    const sides = [first, second].map((version) => ({ version, output: null, runMs: null, failure: null }));
    await compare({ [COMPARE]: () => ok({ sample: null, sides }) });
    const view = await findDialog('Compare versions');
    expect(await view.findByText(/Neither version has a sample/)).toBeTruthy();
  });

  test('retries after an error', async () => {
    let isDown = true;
    const sides = [first, second].map((version) => ({ version, output: null, runMs: null, failure: null }));
    await compare({ [COMPARE]: () => (isDown ? { status: 500 } : ok({ sample: null, sides })) });
    const view = await findDialog('Compare versions');
    expect(await view.findByText('Failed to compare these versions')).toBeTruthy();
    isDown = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    expect(await view.findByRole('columnheader', { name: 'v1' })).toBeTruthy();
  });
});
