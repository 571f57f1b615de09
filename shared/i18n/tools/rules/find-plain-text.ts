import type { Finding } from '../finding.ts';
import { isMessageId } from '../message-packages.ts';
import type { SourceFile, SyntaxNode } from '../source-file.ts';
import { isSyntaxNode } from '../source-file.ts';
import { walk } from '../walk.ts';
import { getName, getTag, toNodes } from './syntax.ts';

const LETTER = /\p{L}/u;
const HAN = /\p{Script=Han}/u;
/** Attributes whose text is visible or read by screen readers. */
const VISIBLE = new Set(
  'title placeholder alt label aria-label aria-description aria-roledescription aria-valuetext content tip okText cancelText subTitle help description tooltip'.split(
    ' ',
  ),
);
/** Tags whose content is the source of a message, or the same in every language. */
const EXEMPT_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 'kbd', 'code']);
/** Keys of objects that describe columns, options and dialogs. */
const TEXT_KEYS = new Set(['title', 'label', 'placeholder', 'okText', 'cancelText']);
/** Objects whose methods show a toast. */
const NOTIFIERS = new Set(['notify', 'toasts']);
/** Matches a text for users. A value without a capital letter at its start and without spaces is a name in the code. */
const SENTENCE = /^\p{Lu}|\s/u;

/**
 * Finds text that would stay in one language: in JSX, in visible attributes, in toasts, and in objects that describe
 * columns, options and dialogs.
 */
export function findPlainText(source: SourceFile): readonly Finding[] {
  const findings = new Map<string, Finding>();
  walk(source.tree, (node, ancestors) => {
    const isSource = isMessageSource(ancestors);
    for (const { text, at } of listShownTexts(node, ancestors)) {
      // The source of a message is English. Chinese text in it is an error.
      if (isSource && !HAN.test(text)) continue;
      const line = source.getLine(at);
      const finding = { rule: 'plain-text', file: source.path, line, text: text.trim() } as const;
      if (!isMessageId(text)) findings.set(`${line} ${finding.text}`, finding);
    }
  });
  return [...findings.values()];
}

/** Returns whether a node is a part of a message, or of a text that is the same in every language. */
function isMessageSource(ancestors: readonly SyntaxNode[]): boolean {
  return ancestors.some(
    (node) =>
      EXEMPT_TAGS.has(getTag(node)) || (node.type === 'KeyValueProperty' && getName(node.key) === 'message'),
  );
}

interface ShownText {
  readonly text: string;
  readonly at: SyntaxNode;
}

/** Returns the literal texts of a node that users may see. */
function listShownTexts(node: SyntaxNode, ancestors: readonly SyntaxNode[]): readonly ShownText[] {
  const parent = ancestors.at(-1);
  switch (node.type) {
    case 'JSXText':
      return filterWithLetters([{ text: String(node.value), at: node }]);
    case 'JSXAttribute':
      return VISIBLE.has(getName(node.name)) ? filterWithLetters(listTexts(node.value)) : [];
    case 'JSXExpressionContainer':
      return parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
        ? filterWithLetters(listTexts(node))
        : [];
    case 'CallExpression':
      return isToastCall(node) ? filterWithLetters(readArguments(node).flatMap(listTexts)) : [];
    case 'KeyValueProperty':
      return TEXT_KEYS.has(getName(node.key))
        ? filterWithLetters(listTexts(node.value)).filter(({ text }) => SENTENCE.test(text))
        : [];
    case 'StringLiteral':
    case 'TemplateElement':
      return filterWithLetters([{ text: String(node.value ?? node.cooked), at: node }]).filter(({ text }) =>
        HAN.test(text),
      );
    default:
      return [];
  }
}

const filterWithLetters = (texts: readonly ShownText[]) => texts.filter(({ text }) => LETTER.test(text));

/** Returns the literal texts that an expression may evaluate to. */
function listTexts(value: unknown): readonly ShownText[] {
  if (!isSyntaxNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return [{ text: String(value.value), at: value }];
    case 'TemplateLiteral':
      return toNodes(value.quasis).map((part) => ({ text: String(part.cooked), at: value }));
    case 'ConditionalExpression':
      return [...listTexts(value.consequent), ...listTexts(value.alternate)];
    case 'BinaryExpression':
      return /^(?:\+|&&|\|\||\?\?)$/.test(String(value.operator))
        ? [...listTexts(value.left), ...listTexts(value.right)]
        : [];
    default:
      return listTexts(value.expression);
  }
}

function isToastCall(call: SyntaxNode): boolean {
  const { callee } = call;
  return isSyntaxNode(callee) && callee.type === 'MemberExpression' && NOTIFIERS.has(getName(callee.object));
}

function readArguments(call: SyntaxNode): readonly unknown[] {
  if (!Array.isArray(call.arguments)) return [];
  return call.arguments.map((argument: { readonly expression?: unknown }) => argument.expression);
}
