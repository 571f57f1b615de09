import type { SyntaxNode } from '../source-file.ts';
import { isSyntaxNode } from '../source-file.ts';

/** Returns the text of a literal, or of a template without placeholders. */
export function readLiteralText(node: unknown): string | undefined {
  if (!isSyntaxNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral' || toNodes(node.expressions).length > 0) return undefined;
  return toNodes(node.quasis)
    .map(({ cooked }) => String(cooked))
    .join('');
}

export function toNodes(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isSyntaxNode) : [];
}

/** Returns the name of an identifier, a property key or a JSX name (`aria-label`, `Trans`). */
export function getName(node: unknown): string {
  if (!isSyntaxNode(node)) return '';
  if (node.type === 'MemberExpression') return getName(node.property);
  if (node.type === 'JSXNamespacedName') return `${getName(node.namespace)}:${getName(node.name)}`;
  return typeof node.value === 'string' ? node.value : '';
}

/** Returns the tag of a JSX element: `Trans`, `kbd`. */
export function getTag(node: SyntaxNode): string {
  return node.type === 'JSXElement' && isSyntaxNode(node.opening) ? getName(node.opening.name) : '';
}

/** Returns the value of a key in an object literal. */
export function findProperty(node: SyntaxNode, key: string): SyntaxNode | undefined {
  const property = toNodes(node.properties).find(
    (candidate) => candidate.type === 'KeyValueProperty' && getName(candidate.key) === key,
  );
  return isSyntaxNode(property?.value) ? property.value : undefined;
}

/** Returns the value of an attribute of a JSX element. */
export function findAttribute(element: SyntaxNode, name: string): SyntaxNode | undefined {
  const opening = isSyntaxNode(element.opening) ? element.opening : element;
  const attribute = toNodes(opening.attributes).find((candidate) => getName(candidate.name) === name);
  return isSyntaxNode(attribute?.value) ? unwrap(attribute.value) : undefined;
}

/** Returns the expression inside `{…}`, parentheses and type assertions. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  const isWrapper = node.type === 'JSXExpressionContainer' || node.type === 'ParenthesisExpression';
  const isAssertion = node.type.startsWith('Ts') && isSyntaxNode(node.expression);
  return (isWrapper || isAssertion) && isSyntaxNode(node.expression) ? unwrap(node.expression) : node;
}
