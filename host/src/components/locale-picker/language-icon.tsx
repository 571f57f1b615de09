const LETTERS =
  'M3 5h11M8.5 3v2M12 5c-1 4-4 7.5-8.5 9.5M5.5 8.5c1.5 3 3.5 4.5 6 5.5M12 21l4.5-10L21 21M13.5 17.5h6';

/** A Chinese character and a Latin letter, side by side. */
export function LanguageIcon() {
  return (
    <svg aria-hidden="true" focusable="false" width="18" height="18" viewBox="0 0 24 24">
      <path
        d={LETTERS}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
