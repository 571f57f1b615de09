/** Stands for a reader that a file keeps busy for ever. */
(globalThis as unknown as { onmessage: () => void }).onmessage = () => {
  for (;;) Math.random();
};
