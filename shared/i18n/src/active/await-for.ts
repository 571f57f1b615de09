/** Waits at most this many milliseconds for work. A later result is ignored. */
export async function awaitFor(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, tired]);
  clearTimeout(timer);
}
