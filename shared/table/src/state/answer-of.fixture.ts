/** An answer that comes when the page has been rendered, as every server's does. */
export function answerOf<Answer>(answer: Answer): Promise<Answer> {
  return new Promise((resolve) => setTimeout(() => resolve(answer)));
}
