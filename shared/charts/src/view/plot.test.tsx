// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Plot } from './plot.tsx';

afterEach(cleanup);

function createPlot(width: number) {
  const values = [20, 40, 60];
  return (
    <Plot
      ref={null}
      label="Values"
      width={width}
      height={160}
      area={{ left: 0, top: 0, width, height: 120 }}
      isMirrored={false}
      xTicks={values.map((value) => ({ value, offset: (value / 60) * width, text: String(value) }))}
      yTicks={[]}
    >
      {null}
    </Plot>
  );
}

test('shows each tick once after the chart had no width', () => {
  const { container, rerender } = render(createPlot(0));
  rerender(createPlot(300));
  const ticks = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(ticks).toEqual(['20', '40', '60']);
});
