/** Times between frames of a scroll, in milliseconds. */
interface Frames {
  readonly median: number;
  readonly p95: number;
  /** Number of frames longer than two frames of the display. */
  readonly dropped: number;
  /** Number of measured frames. */
  readonly count: number;
}

/** Returns the scrolling element of the table: the tallest box that overflows. */
function findScroller(): Element {
  const boxes = [...document.querySelectorAll('#root *')].filter(
    (box) => box.scrollHeight > box.clientHeight + 1_000 && getComputedStyle(box).overflowY !== 'visible',
  );
  const [tallest] = boxes.sort((one, other) => other.scrollHeight - one.scrollHeight);
  if (!tallest) throw new Error('The table has no scrolling element');
  return tallest;
}

/** The scroll ends after this time, in milliseconds: a table whose frames take seconds is measured on fewer frames. */
const TIME_LIMIT = 5_000;

/** The pixels of a scroll step: slightly more than two rows. */
const SCROLL_STEP = 97;
/** A frame that takes more milliseconds than this counts as dropped. Two frames of a 60 Hz display take 33.3 ms. */
const MAX_FRAME_TIME = 34;

/** Scrolls one step per frame and measures the frames. */
export async function measureScroll(frameCount: number): Promise<Frames> {
  const scroller = findScroller();
  const frames: number[] = [];
  const startedAt = await nextFrame();
  let before = startedAt;
  while (frames.length < frameCount && before - startedAt < TIME_LIMIT) {
    scroller.scrollTop += SCROLL_STEP;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  frames.sort((one, other) => one - other);
  const getQuantile = (share: number) =>
    frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
  return {
    median: getQuantile(0.5),
    p95: getQuantile(0.95),
    dropped: frames.filter((frame) => frame > MAX_FRAME_TIME).length,
    count: frames.length,
  };
}

/** Returns the milliseconds from a press on a row's checkbox until the next frame is painted. */
export function measureCheckbox(): Promise<number> {
  const visibleBoxes = [...document.querySelectorAll<HTMLInputElement>('#root input[type=checkbox]')].filter(
    (box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top > 0 && bottom < window.innerHeight;
    },
  );
  const box = visibleBoxes.at(Math.floor(visibleBoxes.length / 2));
  if (!box) throw new Error('There is no checkbox to press');
  return measureUntilPainted(() => box.click());
}

/** Returns the milliseconds from a keystroke in the search field until the next frame is painted. */
export function measureKeystroke(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#root form input[type=text]');
  if (!field) throw new Error('There is no field to type into');
  field.focus();
  return measureUntilPainted(() => document.execCommand('insertText', false, 'a'));
}

/** Returns the milliseconds from the start of an action until the frame with its effect is painted. */
async function measureUntilPainted(act: () => void): Promise<number> {
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
