/**
 * Reports each observed element once and immediately. jsdom has no layout, so an element never
 * changes its size.
 */
class FirstResizeObserver implements ResizeObserver {
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    const contentRect = target.getBoundingClientRect();
    this.#report([{ target, contentRect } as ResizeObserverEntry], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}

// Tests without a view run in Node alone.
if (typeof window !== 'undefined') completeWindow();

/** Adds browser features that the console's components need and jsdom lacks. */
function completeWindow(): void {
  globalThis.ResizeObserver ??= FirstResizeObserver;
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  });
  window.scrollTo = () => {};
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Blob.prototype.stream ??= createStream;
}

function createStream(this: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  const content = this.arrayBuffer();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await content));
      controller.close();
    },
  });
}
