import { enum as enumeration, type infer as Infer } from 'zod/mini';

/** The transitions of a record: the statuses from which each is allowed, and the resulting status. */
export type Transitions<State extends string, Transition extends string> = Readonly<
  Record<Transition, { readonly from: readonly State[]; readonly to: State }>
>;

/** Returns whether a transition is allowed from this status. */
export function isTransitionAllowed<State extends string, Transition extends string>(
  transitions: Transitions<State, Transition>,
  transition: Transition,
  state: State,
): boolean {
  return transitions[transition].from.includes(state);
}

/** `draft → published ⇄ disabled → archived`. */
export const PUBLICATION_STATUSES = ['draft', 'published', 'disabled', 'archived'] as const;

export const publicationStatusSchema = enumeration(PUBLICATION_STATUSES);

export type PublicationStatus = Infer<typeof publicationStatusSchema>;

export type PublicationTransition = 'publish' | 'disable' | 'archive';

/**
 * All status transitions of algorithms. Recognitions and NLP items have the same ones, and a published item can also be
 * published again: see `ITEM_TRANSITIONS`.
 */
export const PUBLICATION_TRANSITIONS: Transitions<PublicationStatus, PublicationTransition> = {
  publish: { from: ['draft', 'disabled'], to: 'published' },
  disable: { from: ['published'], to: 'disabled' },
  archive: { from: ['disabled'], to: 'archived' },
};
