/** A response that arrives after the page has rendered, as a real server's does. */
export function respondLater<Response>(response: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(response)));
}
