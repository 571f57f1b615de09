export type StateKind = 'empty' | 'failure' | 'forbidden' | 'missing' | 'done';

/** An atrium from the side, with a symbol of the state. */
const PATHS: Readonly<Record<StateKind, string>> = {
  empty: 'M30 62h60M38 62V34h44v28M48 62V46h24v16M60 20v6M44 24l3 5M76 24l-3 5',
  failure: 'M30 62h60M38 62V34h18l4 10-6 6 8 12M82 62V34H68M44 24l3 5M76 24l-3 5',
  forbidden: 'M30 62h60M38 62V34h44v28M52 62V50h16v12M55 50v-5a5 5 0 0 1 10 0v5M60 55v3',
  missing: 'M30 62h20M70 62h20M38 62V34h44v28M54 44a6 6 0 1 1 8 6c-2 1-2 2-2 4M60 59v.5',
  done: 'M30 62h60M38 62V34h44v28M51 48l6 6 12-12M60 20v6M44 24l3 5M76 24l-3 5',
};

/** The small drawing of a state. It is decorative, because the text next to it describes the state. */
export function StateDrawing({ kind }: { readonly kind: StateKind }) {
  return (
    <svg aria-hidden="true" focusable="false" width="144" height="104" viewBox="24 14 72 52">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
