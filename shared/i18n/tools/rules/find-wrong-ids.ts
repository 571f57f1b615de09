import type { Finding } from '../finding.ts';
import { isMessageId, type MessagePackage } from '../message-packages.ts';
import type { SourceFile, SyntaxNode } from '../source-file.ts';
import { isSyntaxNode } from '../source-file.ts';
import { walk } from '../walk.ts';
import { findAttribute, findProperty, getName, getTag, readLiteralText } from './syntax.ts';

const MACRO_CALLS = new Set(['t', 'msg', 'defineMessage', '_']);
const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Finds messages without an explicit id, or with an id that is not `<this package>.<page|menu|component>.<…>`. */
export function findWrongIds(source: SourceFile, messagePackage: MessagePackage): readonly Finding[] {
  const findings: Finding[] = [];
  const reject = (node: SyntaxNode, text: string) =>
    findings.push({ rule: 'wrong-id', file: source.path, line: source.getLine(node), text });
  walk(source.tree, (node) => {
    const message = findMessage(node);
    if (!message) return;
    if (!message.id) reject(node, 'a message without an explicit id');
    const id = readLiteralText(message.id);
    if (id === undefined) return;
    if (!isMessageId(id)) reject(node, `${id} is not <package>.<page|menu|component>.<name>`);
    else if (!id.startsWith(`${messagePackage.prefix}.`))
      reject(node, `${id} does not begin with ${messagePackage.prefix}.`);
  });
  return findings;
}

/**
 * Returns the message that a node declares, or undefined if it declares none. The `id` is undefined if the message has
 * no explicit one.
 */
function findMessage(node: SyntaxNode): { readonly id: SyntaxNode | undefined } | undefined {
  if (MACRO_TAGS.has(getTag(node))) return { id: findAttribute(node, 'id') };
  if (node.type === 'TaggedTemplateExpression')
    return MACRO_CALLS.has(getName(node.tag)) ? { id: undefined } : undefined;
  if (node.type === 'ObjectExpression' && findProperty(node, 'message') && findProperty(node, 'id'))
    return { id: findProperty(node, 'id') };
  if (node.type !== 'CallExpression' || !MACRO_CALLS.has(getName(node.callee))) return undefined;
  const argument = findFirstArgument(node);
  const lacksId = argument && findProperty(argument, 'message') && !findProperty(argument, 'id');
  return lacksId ? { id: undefined } : undefined;
}

function findFirstArgument(call: SyntaxNode): SyntaxNode | undefined {
  const first: unknown = Array.isArray(call.arguments) ? call.arguments[0] : undefined;
  const expression =
    typeof first === 'object' && first && 'expression' in first ? first.expression : undefined;
  return isSyntaxNode(expression) && expression.type === 'ObjectExpression' ? expression : undefined;
}
