import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Watermark } from './watermark.tsx';

/** The texts that the watermark draws. The canvas is a mock, because jsdom has none. */
const drawnTexts: string[] = [];

beforeEach(() => {
  const context = {
    setTransform: () => {},
    rotate: () => {},
    fillText: (text: string) => drawnTexts.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
});

afterEach(() => {
  vi.restoreAllMocks();
  drawnTexts.length = 0;
});

const layers = () => [...document.querySelectorAll<HTMLElement>('body > [aria-hidden="true"]')];

it('the watermark is shown once, with the name on its tile', () => {
  render(<Watermark text="Atrium" theme="light" />);
  expect(layers()).toHaveLength(1);
  expect(layers()[0]?.style.backgroundImage).toContain('data:image/png');
  expect(new Set(drawnTexts)).toEqual(new Set(['Atrium']));
});

it('the watermark is added again each time it is removed', async () => {
  render(<Watermark text="Atrium" theme="light" />);
  for (const _ of [1, 2]) {
    const [layer] = layers();
    layer?.remove();
    await waitFor(() => expect(layers()).toHaveLength(1));
    expect(layers()[0]).not.toBe(layer);
  }
});

it.each([
  ['hidden by style', (layer: HTMLElement) => layer.style.setProperty('display', 'none')],
  ['hidden by attribute', (layer: HTMLElement) => layer.setAttribute('hidden', '')],
  ['stripped of its class', (layer: HTMLElement) => layer.removeAttribute('class')],
])('the watermark is replaced when it is %s', async (_, tamper) => {
  render(<Watermark text="Atrium" theme="light" />);
  const [layer] = layers();
  if (layer) tamper(layer);
  await waitFor(() => expect(layers()[0]).not.toBe(layer));
  expect(layers()).toHaveLength(1);
  expect(layers()[0]?.style.display).toBe('');
});

it('the watermark disappears with the page that shows it', () => {
  render(<Watermark text="Atrium" theme="light" />).unmount();
  expect(layers()).toEqual([]);
});
