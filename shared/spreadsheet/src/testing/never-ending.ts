/** Simulates a reader that a file occupies forever. */
(globalThis as unknown as { onmessage: () => void }).onmessage = () => {
  for (;;) Math.random();
};
