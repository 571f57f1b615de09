import type { Page } from 'playwright/test';

/**
 * Collects the warnings and errors that a page prints, including violations of its content security policy, and
 * uncaught exceptions.
 */
export function watchPage(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
  return lines;
}
