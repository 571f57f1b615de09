/** Times between frames of a scroll, in milliseconds. */
interface Frames {
  readonly median: number;
  readonly p95: number;
  /** Number of frames longer than two frames of the display. */
  readonly missed: number;
  readonly count: number;
}

/** The scrolling element of the table: the tallest box that overflows. */
function scroller(): Element {
  const boxes = [...document.querySelectorAll('#root *')].filter(
    (box) => box.scrollHeight > box.clientHeight + 1_000 && getComputedStyle(box).overflowY !== 'visible',
  );
  const [tallest] = boxes.sort((one, other) => other.scrollHeight - one.scrollHeight);
  if (!tallest) throw new Error('Nothing scrolls here');
  return tallest;
}

/** A table whose frames take seconds is measured on fewer frames. */
const LIMIT = 5_000;

/** Scrolls by slightly more than two rows per frame and measures the frames. */
export async function measureScroll(count: number): Promise<Frames> {
  const box = scroller();
  const frames: number[] = [];
  const begin = await nextFrame();
  let before = begin;
  while (frames.length < count && before - begin < LIMIT) {
    box.scrollTop += 97;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  frames.sort((one, other) => one - other);
  const at = (share: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
  return {
    median: at(0.5),
    p95: at(0.95),
    missed: frames.filter((frame) => frame > 34).length,
    count: frames.length,
  };
}

/** Milliseconds from a press on a row's checkbox until the next frame is painted. */
export function measureCheckbox(): Promise<number> {
  const seen = [...document.querySelectorAll<HTMLInputElement>('#root input[type=checkbox]')].filter(
    (box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top > 0 && bottom < window.innerHeight;
    },
  );
  const box = seen.at(Math.floor(seen.length / 2));
  if (!box) throw new Error('There is no checkbox to press');
  return untilPainted(() => box.click());
}

/** Milliseconds from a keystroke in the search field until the next frame is painted. */
export function measureKeystroke(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#root form input[type=text]');
  if (!field) throw new Error('There is no field to type into');
  field.focus();
  return untilPainted(() => document.execCommand('insertText', false, 'a'));
}

async function untilPainted(act: () => void): Promise<number> {
  await nextFrame();
  const start = performance.now();
  act();
  await nextFrame();
  // A message arrives after the paint of the frame.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
  return performance.now() - start;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
