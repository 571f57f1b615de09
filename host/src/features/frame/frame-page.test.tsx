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
  expect(screen.getByRole('status').textContent).toBe('正在打开页面');
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['https://evil.example/', '这个站点不在允许嵌入的名单中。'],
  ['http://docs.example/', '只有通过 https 提供的页面才能嵌入控制台。'],
  ['javascript:alert(1)', '只有通过 https 提供的页面才能嵌入控制台。'],
  [`${window.location.origin}/admin/log`, '控制台不会把自己的页面嵌入自己。'],
  ['/admin/log', '这个地址不完整或无法识别。'],
])('%s is refused in a sentence', async (address, line) => {
  const { container } = await show({ address });
  expect(screen.getByRole('heading', { name: '无法嵌入此页面' })).toBeTruthy();
  expect(container.textContent).toContain(line);
  expect(container.querySelector('iframe')).toBeNull();
});
