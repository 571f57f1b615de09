// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SideDrawer } from '../side-drawer/side-drawer.tsx';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

interface Layer {
  readonly isOpen: boolean;
  readonly close: () => void;
}

const kinds: readonly (readonly [string, (layer: Layer) => ReactNode])[] = [
  ['modal', ({ isOpen, close }) => <Modal visible={isOpen} title="Layer" footer={null} onCancel={close} />],
  ['drawer', ({ isOpen, close }) => <Drawer visible={isOpen} title="Layer" footer={null} onCancel={close} />],
  [
    'side drawer',
    ({ isOpen, close }) => (
      <SideDrawer isOpen={isOpen} title="Layer" closeLabel="Close" onClose={close}>
        text
      </SideDrawer>
    ),
  ],
];

function Opener({ layer, onClose }: { readonly layer: (layer: Layer) => ReactNode; onClose(): void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {layer({ isOpen, close })}
    </>
  );
}

test.each(kinds)('Escape closes a %s once, even before it has the focus', async (_kind, layer) => {
  const closed = vi.fn();
  const user = userEvent.setup();
  const { getByRole } = render(<Opener layer={layer} onClose={closed} />);
  const opener = getByRole('button', { name: 'Open' });
  await user.click(opener);
  opener.focus();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('Escape closes only the top layer, even while the focus is in the layer below', async () => {
  const closed: string[] = [];
  const user = userEvent.setup();
  const below = (
    <Drawer visible title="Below" onCancel={() => closed.push('below')}>
      <input aria-label="Below" />
    </Drawer>
  );
  const { rerender, getByLabelText } = render(below);
  rerender(
    <>
      {below}
      <Modal visible title="Above" onCancel={() => closed.push('above')} />
    </>,
  );
  getByLabelText('Below').focus();
  await user.keyboard('{Escape}');
  expect(closed).toEqual(['above']);
});

test('Escape closes a modal while only its container has the focus', async () => {
  const closed = vi.fn();
  const user = userEvent.setup();
  render(<Modal visible focusLock autoFocus title="Layer" onCancel={closed} />);
  document.querySelector<HTMLElement>('.arco-modal-wrapper')?.focus();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('Escape does not close a layer with `escToExit` set to false', async () => {
  const closed = vi.fn();
  const user = userEvent.setup();
  render(<Modal visible escToExit={false} title="Locked" onCancel={closed} />);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await user.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
});
