import { enum as enumeration, type infer as Infer } from 'zod/mini';

/** The transitions of a record: the statuses from which each is allowed, and the resulting status. */
export type Moves<State extends string, Move extends string> = Readonly<
  Record<Move, { readonly from: readonly State[]; readonly to: State }>
>;

/** Returns whether a transition is allowed from this status. */
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

/** The status transitions of algorithms, recognitions and NLP items. No others are possible. */
export const PUBLICATION_MOVES: Moves<PublicationStatus, PublicationMove> = {
  publish: { from: ['draft', 'disabled'], to: 'published' },
  disable: { from: ['published'], to: 'disabled' },
  archive: { from: ['disabled'], to: 'archived' },
};
