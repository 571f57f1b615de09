/** Loads the functions that change the messages of an open page. The sign-in page does not need them. */
export const loadMessageActions = () => import('./message-actions.ts');
