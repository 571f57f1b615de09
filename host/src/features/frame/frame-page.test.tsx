import type { Frame } from '@atrium/contract';
import { renderWithAtrium, testDeployment } from '@atrium/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { FramePage } from './frame-page.tsx';

function show(frame: Frame) {
  return renderWithAtrium(<FramePage title="Docs" frame={frame} />, {
    catalogs: { host: HOST_CATALOGS },
    deployment: testDeployment({ frames: ['https://docs.example', window.location.origin] }),
  });
}

test('an allowed site is shown under the title of its page, in a sandbox without access to the console', async () => {
  await show({ address: 'https://docs.example/start' });
  const frame = screen.getByTitle<HTMLIFrameElement>('Docs');
  expect(frame.src).toBe('https://docs.example/start');
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(top-navigation|modals|pointer-lock)/);
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByRole('status').textContent).toBe('Loading page');
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['https://evil.example/', 'This site is not allowed here.'],
  ['http://docs.example/', 'Only HTTPS pages can be shown here.'],
  ['javascript:alert(1)', 'Only HTTPS pages can be shown here.'],
  [`${window.location.origin}/admin/log`, 'The console cannot show its own pages in a frame.'],
  ['/admin/log', 'The address is incomplete or invalid.'],
])('%s is rejected with an explanation', async (address, line) => {
  const { container } = await show({ address });
  expect(screen.getByRole('heading', { name: 'This page cannot be shown here' })).toBeTruthy();
  expect(container.textContent).toContain(line);
  expect(container.querySelector('iframe')).toBeNull();
});
