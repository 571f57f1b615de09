const SPECIAL = /[&<>"'_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Escapes text for the XML of a workbook. Text that looks like an escape is preserved, and characters that XML cannot
 * contain are escaped.
 */
export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/[^\P{Cc}\t\n\u007F-\u009F]|[\uFFFE\uFFFF]/gu, (letter) => {
      const code = letter.charCodeAt(0).toString(16).toUpperCase();
      return `_x${code.padStart(4, '0')}_`;
    });
}
