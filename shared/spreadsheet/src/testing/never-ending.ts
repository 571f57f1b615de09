/** Simulates a reader that never finishes reading a file. */
(globalThis as unknown as { onmessage: () => void }).onmessage = () => {
  for (;;) Math.random();
};
