import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

test.each([
  [false, 1],
  [true, 0],
])('the browser never opens a dropped file itself (disabled: %s)', (isDisabled, count) => {
  const onFile = vi.fn();
  render(<FileDrop icon={null} prompt="Drop a file" accept=".csv" isDisabled={isDisabled} onFile={onFile} />);
  const area = screen.getByText('Drop a file').closest('div') ?? document.body;
  const files = [new File(['x'], 'rows.csv')];
  for (const type of ['dragOver', 'drop'] as const) {
    const event = createEvent[type](area, { dataTransfer: { files, dropEffect: 'copy' } });
    fireEvent(area, event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(onFile).toHaveBeenCalledTimes(count);
});
