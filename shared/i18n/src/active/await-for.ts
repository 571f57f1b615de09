/** Waits for work at most so many milliseconds; what comes later is nobody's business here. */
export async function awaitFor(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, tired]);
  clearTimeout(timer);
}
