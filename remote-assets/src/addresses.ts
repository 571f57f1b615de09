/** Where an app is made, and where one is open. */
export const NLP_APP_CREATE = '/admin/assets/nlpApp/create';

export function nlpAppAddress(id: string): string {
  return `/admin/assets/nlpApp/${encodeURIComponent(id)}`;
}
