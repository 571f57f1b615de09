import { createHash } from 'node:crypto';

/**
 * Returns the sources that allow the inline scripts of an HTML document in a content security policy: one `'sha256-…'`
 * for each `<script>` without attributes.
 */
export function hashInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
}
