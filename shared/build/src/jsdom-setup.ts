/** Browser features that the console's components need and jsdom lacks. None of them measures anything. */
class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Tests without a view run in Node alone.
if (typeof window !== 'undefined') completeWindow();

function completeWindow(): void {
  globalThis.ResizeObserver ??= NoResizeObserver;
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
