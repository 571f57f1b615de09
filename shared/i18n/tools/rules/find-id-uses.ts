import { isMessageId, MESSAGE_PACKAGES } from '../message-packages.ts';
import type { SourceFile, SyntaxNode } from '../source-file.ts';
import { walk } from '../walk.ts';
import { toNodes } from './syntax.ts';

export interface IdUse {
  /** An id, or the prefix of ids that are assembled at run time: `host.page.error.`. */
  readonly id: string;
  readonly isPrefix: boolean;
  readonly file: string;
  readonly line: number;
}

const START = `(${MESSAGE_PACKAGES.map(({ prefix }) => prefix).join('|')})\\.(page|menu|component)\\.`;
const PREFIX = new RegExp(`^${START}([A-Za-z0-9_.-]*[.-])?$`);
const ANYWHERE = new RegExp(START);

/**
 * Returns whether a file with this text might contain message ids. Other files are not parsed,
 * because parsing is slow.
 */
export const mightContainIds = (text: string): boolean => ANYWHERE.test(text);

/** Returns every message id that a file names: by a macro, in a table or in a descriptor. */
export function findIdUses(source: SourceFile): readonly IdUse[] {
  const uses: IdUse[] = [];
  walk(source.tree, (node) => {
    const text = findLeadingText(node);
    if (text === undefined) return;
    const isPrefix = PREFIX.test(text);
    if (isPrefix || isMessageId(text))
      uses.push({ id: text, isPrefix, file: source.path, line: source.getLine(node) });
  });
  return uses;
}

/** Returns the text of a literal, or the text of a template before its first placeholder. */
function findLeadingText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  const [first] = toNodes(node.quasis);
  return first ? String(first.cooked) : undefined;
}
