import { enum as enumeration, type infer as Infer } from 'zod/mini';

/** What can be done to a thing in certain states, and the state that it has then. */
export type Moves<State extends string, Move extends string> = Readonly<
  Record<Move, { readonly from: readonly State[]; readonly to: State }>
>;

/** Whether a thing in this state can be moved so. */
export function mayMove<State extends string, Move extends string>(
  moves: Moves<State, Move>,
  move: Move,
  state: State,
): boolean {
  return moves[move].from.includes(state);
}

/** `draft → published ⇄ disabled → archived`. */
export const PUBLICATION_STATUSES = ['draft', 'published', 'disabled', 'archived'] as const;

export const publicationStatusSchema = enumeration(PUBLICATION_STATUSES);

export type PublicationStatus = Infer<typeof publicationStatusSchema>;

export type PublicationMove = 'publish' | 'disable' | 'archive';

/** How algorithms, recognitions and NLP items change their state; nothing else is possible. */
export const PUBLICATION_MOVES: Moves<PublicationStatus, PublicationMove> = {
  publish: { from: ['draft', 'disabled'], to: 'published' },
  disable: { from: ['published'], to: 'disabled' },
  archive: { from: ['disabled'], to: 'archived' },
};
