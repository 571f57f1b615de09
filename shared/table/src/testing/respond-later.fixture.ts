/** A response that arrives after the page has rendered, as a real server's does. */
export function respondLater<Answer>(answer: Answer): Promise<Answer> {
  return new Promise((resolve) => setTimeout(() => resolve(answer)));
}
