import type { Frame } from '@atrium/contract';
import { renderWithAtrium, testDeployment } from '@atrium/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOST_CATALOGS } from '../../pieces/host-catalogs.ts';
import { FramePage } from './frame-page.tsx';

function show(frame: Frame) {
  return renderWithAtrium(<FramePage title="文档" frame={frame} />, {
    catalogs: { host: HOST_CATALOGS },
    deployment: testDeployment({ frames: ['https://docs.example', window.location.origin] }),
  });
}

test('an allowed site is shown under the title of its page, with rights that do not reach the console', async () => {
  await show({ address: 'https://docs.example/start' });
  const frame = screen.getByTitle<HTMLIFrameElement>('文档');
  expect(frame.src).toBe('https://docs.example/start');
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(top-navigation|modals|pointer-lock)/);
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByRole('status').textContent).toBe('Opening the page');
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['https://evil.example/', '这个站点不在允许嵌入的名单中。'],
  ['http://docs.example/', 'Only pages that are served by https can be shown inside the console.'],
  ['javascript:alert(1)', 'Only pages that are served by https can be shown inside the console.'],
  [`${window.location.origin}/admin/log`, 'The console does not show its own pages inside itself.'],
  ['/admin/log', 'This address is incomplete or unreadable.'],
])('%s is refused in a sentence', async (address, line) => {
  const { container } = await show({ address });
  expect(screen.getByRole('heading', { name: 'This page cannot be shown here' })).toBeTruthy();
  expect(container.textContent).toContain(line);
  expect(container.querySelector('iframe')).toBeNull();
});
