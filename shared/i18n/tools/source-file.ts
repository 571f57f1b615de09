import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, with the fields that the rules use. */
export interface SyntaxNode {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

export interface SourceFile {
  readonly path: string;
  readonly tree: SyntaxNode;
  /** Returns the line of a node, from 1. */
  readonly getLine: (node: SyntaxNode) => number;
}

/** Parses TypeScript. Findings name the `path`. Only a `path` that ends with `x` allows JSX. */
export function parseSource(path: string, source: string): SourceFile {
  // swc counts bytes over all files parsed so far. The leading semicolon marks where this file begins.
  const tree = parseFile(path, `;${source}`);
  const start = tree.span?.start ?? 0;
  const bytes = Buffer.from(source);
  return {
    path,
    tree,
    getLine: ({ span }) => {
      const end = Math.max(0, (span?.start ?? start) - start - 1);
      return bytes.subarray(0, end).filter((byte) => byte === 0x0a).length + 1;
    },
  };
}

function parseFile(path: string, source: string): SyntaxNode {
  try {
    const tree: unknown = parseSync(source, {
      syntax: 'typescript',
      tsx: path.endsWith('x'),
      target: 'es2022',
    });
    if (isSyntaxNode(tree)) return tree;
  } catch (cause) {
    throw new Error(`${path} cannot be parsed`, { cause });
  }
  throw new Error(`${path} has no syntax tree`);
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
