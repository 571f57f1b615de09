import type { StateKind } from './state-drawing.tsx';
import styles from './state-view.module.css';

/** The SVG paths of a drawing, by their style. */
interface Drawing {
  /** Surfaces in the soft color. */
  readonly soft: string;
  /** Surfaces in the color of cards. */
  readonly plain: string;
  readonly lines: string;
  /** The main part, in the strong color. */
  readonly strong: string;
  readonly dashed?: string;
}

const COURT = 'M120 30 196 68 120 106 44 68Z';
const WALLS = 'M44 68v34l76 38V106ZM196 68v34l-76 38V106Z';
const OPENING = 'M120 48 160 68 120 88 80 68Z';

/** An atrium from above, with a symbol of the state. */
const DRAWINGS = {
  forbidden: {
    soft: WALLS,
    plain: COURT,
    lines: `${COURT}${WALLS}${OPENING}M120 106v34M44 85l76 38 76-38`,
    strong: 'M104 66h32v24h-32zM110 66v-8a10 10 0 0 1 20 0v8M120 75v6',
  },
  missing: {
    soft: 'M120 52 172 78 120 104 68 78Z',
    plain: '',
    dashed: `${COURT}M44 68v34l76 38 76-38V68M120 106v34`,
    lines: '',
    strong:
      'M102 74a20 20 0 1 0 40 0 20 20 0 1 0-40 0M136 88l18 18M116 70a6 6 0 1 1 8 6c-2 1-2 2-2 4M122 84v.5',
  },
  failure: {
    soft: WALLS,
    plain: COURT,
    lines: `${COURT}${WALLS}${OPENING}M120 106v34M44 85l76 38 76-38`,
    strong: 'M158 49l-14 12 10 8-18 12 8 10-16 10 6 12-8 10 4 8',
  },
} satisfies Readonly<Partial<Record<StateKind, Drawing>>>;

type DrawnKind = keyof typeof DRAWINGS;

/** Returns whether a state has a drawing for a whole page. */
export function hasPageDrawing(kind: StateKind): kind is DrawnKind {
  return kind in DRAWINGS;
}

/** The drawing of a page that shows only a state. Decorative. */
export function PageDrawing({ kind }: { readonly kind: DrawnKind }) {
  const drawing: Drawing = DRAWINGS[kind];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.scene}
      data-kind={kind}
      viewBox="20 20 200 130"
    >
      <path className={styles.soft} d={drawing.soft} />
      <path className={styles.plain} d={drawing.plain} />
      <path className={styles.lines} d={drawing.lines} />
      {drawing.dashed ? <path className={styles.dashed} d={drawing.dashed} /> : null}
      <path className={styles.strong} d={drawing.strong} />
    </svg>
  );
}
