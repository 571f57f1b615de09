export type FeatureKind = 'algorithm' | 'recognition' | 'nlp' | 'app' | 'dashboard' | 'self-hosted';

const PATHS: Readonly<Record<FeatureKind, string>> = {
  algorithm: 'M9 3h6M10 3v6L5 18a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3L14 9V3M7.3 14h9.4',
  recognition:
    'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16',
  nlp: 'M6.5 16 12 3l5.5 13M8.4 11.5h7.2M4 20h16',
  app: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13.5v6M13.5 16.5h6',
  dashboard: 'M4 20V10M9.5 20V4M15 20v-7M20 20V8M3 20h18',
  'self-hosted': 'M5 20V8l7-4 7 4v12M9 20v-6h6v6M3 20h18M10 9.5h4',
};

/** The small line drawing of a feature, similar to its icon in the menu. Decorative. */
export function FeatureDrawing({ kind }: { readonly kind: FeatureKind }) {
  return (
    <svg aria-hidden="true" focusable="false" width="28" height="28" viewBox="0 0 24 24">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
