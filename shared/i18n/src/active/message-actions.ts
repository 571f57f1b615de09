import { appStore } from '@atrium/runtime';
import type { Messages } from '@lingui/core';
import { toCompiledMessages } from '../catalog/to-compiled-messages.ts';
import { localeAtom } from './active-locale.ts';
import { addMessages } from './add-messages.ts';
import { loadServerMessages, loadTexts, serverMessages } from './texts.ts';

interface Preview {
  readonly locale: string;
  readonly messages: Messages;
  /** The messages of the server without the preview. */
  readonly stored: Messages | undefined;
  /** The messages of the server with the preview. */
  readonly shown: Messages;
}

let preview: Preview | undefined;

/** Requests the server's messages again. A message that the server no longer overrides gets its built-in text. */
export async function refreshServerMessages(): Promise<void> {
  const locale = appStore.get(localeAtom);
  serverMessages.response = undefined;
  await loadServerMessages(locale);
  if (preview && !isApplied(preview)) startPreview(preview.locale, preview.messages);
  addMessages(locale, await loadTexts(locale));
}

/**
 * Shows messages in the current locale, in this browser tab only, until the next preview. They override all other texts
 * with the same ids. Without messages, it ends the preview.
 */
export async function previewMessages(messages: Readonly<Record<string, string>>): Promise<void> {
  const locale = appStore.get(localeAtom);
  const compiled = await toCompiledMessages(messages);
  endPreview();
  if (Object.keys(compiled).length > 0) startPreview(locale, compiled);
  addMessages(locale, await loadTexts(locale));
}

function startPreview(locale: string, messages: Messages): void {
  const { loaded } = serverMessages;
  const stored = loaded.get(locale);
  preview = { locale, messages, stored, shown: { ...stored, ...messages } };
  loaded.set(locale, preview.shown);
}

function endPreview(): void {
  if (!preview) return;
  const { locale, stored } = preview;
  const isReplaced = !isApplied(preview);
  preview = undefined;
  if (isReplaced) return;
  if (stored) serverMessages.loaded.set(locale, stored);
  else serverMessages.loaded.delete(locale);
}

/**
 * Returns whether a preview still applies. Loading the messages of the server again replaces it.
 */
function isApplied({ locale, shown }: Preview): boolean {
  return serverMessages.loaded.get(locale) === shown;
}
