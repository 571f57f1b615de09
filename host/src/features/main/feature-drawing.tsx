export type FeatureKind = 'algorithm' | 'recognition' | 'nlp' | 'app' | 'dashboard' | 'self-hosted';

const PATHS: Readonly<Record<FeatureKind, string>> = {
  algorithm: 'M12 3v4M12 17v4M7 7h10v10H7zM3 12h4M17 12h4M10 10h4v4h-4z',
  recognition:
    'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0',
  nlp: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  app: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13.5v6M13.5 16.5h6',
  dashboard: 'M4 20V10M9.5 20V4M15 20v-7M20 20V8M3 20h18',
  'self-hosted': 'M5 20V8l7-4 7 4v12M9 20v-6h6v6M3 20h18M10 9.5h4',
};

/** The small line drawing of a feature. Decorative. */
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
