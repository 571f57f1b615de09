import { isSyntaxNode, type SyntaxNode } from './source-file.ts';

/** Calls `visit` for each node with its ancestors, the nearest last. Skips types, because they show no text. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: readonly SyntaxNode[] = [],
): void {
  if (node.type.startsWith('Ts') && !EXPRESSION_WRAPPERS.has(node.type)) return;
  visit(node, ancestors);
  const path = [...ancestors, node];
  for (const value of Object.values(node)) for (const child of listChildren(value)) walk(child, visit, path);
}

/** TypeScript nodes that contain an expression. */
const EXPRESSION_WRAPPERS = new Set([
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
  'TsNonNullExpression',
]);

function listChildren(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(listChildren);
  if (isSyntaxNode(value)) return [value];
  // Arguments and array elements have the form { spread, expression }.
  if (typeof value === 'object' && value !== null && 'expression' in value)
    return listChildren(value.expression);
  return [];
}
