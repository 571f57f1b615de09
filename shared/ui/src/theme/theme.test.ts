import { readFileSync } from 'node:fs';
import { INTL_TAGS, LOCALE_IDS } from '@atrium/contract';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];

const light = readTheme('light.css');
const dark = new Map([...light, ...readTheme('dark.css')]);

/** [text, background]: every pair must be readable. */
const TEXTS = [
  ['--atrium-text', '--atrium-page'],
  ['--atrium-text-secondary', '--atrium-page'],
  ['--atrium-text-quiet', '--atrium-page'],
  ['--atrium-text-quiet', '--atrium-raised'],
  ['--atrium-primary', '--atrium-page'],
  ['--atrium-primary', '--atrium-card'],
  ['--atrium-primary', '--atrium-primary-soft'],
  ['--atrium-on-primary', '--atrium-primary'],
  ['--atrium-on-accent', '--atrium-accent'],
  ['--atrium-on-ink', '--atrium-ink'],
  ['--atrium-on-ink', '--atrium-ink-raised'],
  ['--atrium-on-ink-quiet', '--atrium-ink-raised'],
  ['--atrium-danger', '--atrium-card'],
  ['--atrium-danger', '--atrium-danger-soft'],
  ['--atrium-success', '--atrium-success-soft'],
  ['--atrium-warning', '--atrium-warning-soft'],
  ['--atrium-text-secondary', '--atrium-danger-soft'],
  ['--color-text-2', '--color-fill-3'],
  ['--color-text-3', '--color-fill-2'],
  ['--color-text-4', '--color-fill-1'],
  ['--color-text-4', '--atrium-page'],
  ['--primary-5', '--atrium-card'],
  ['--primary-7', '--atrium-card'],
  ['--primary-6', '--primary-1'],
  ['--red-6', '--atrium-card'],
  ['--orange-6', '--atrium-card'],
  ['--green-6', '--atrium-card'],
] as const;

const THEMES: readonly (readonly [string, ReadonlyMap<string, string>])[] = [
  ['light', light],
  ['dark', dark],
  ...['teal', 'green', 'purple', 'rose', 'orange'].flatMap((name) => [
    [`light ${name}`, new Map([...light, ...readPalette('palettes-light.css', name)])] as const,
    [`dark ${name}`, new Map([...dark, ...readPalette('palettes-dark.css', name)])] as const,
  ]),
];

/** The scripts that the first fonts of `--atrium-font` contain. */
const BASIC_SCRIPTS = ['Latn', 'Cyrl', 'Grek'];

describe('fonts', () => {
  const css = ['scale.css', 'fonts.css']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('');
  const tags = LOCALE_IDS.map((locale) => INTL_TAGS[locale] ?? locale);
  const others = tags.filter((tag) => !BASIC_SCRIPTS.includes(new Intl.Locale(tag).maximize().script ?? ''));

  it.each(others)('of the operating system are listed for %s', (tag) => {
    const [language = ''] = tag.split('-');
    const rule = [`:lang(${tag})`, `:lang(${language})`].find((selector) => css.includes(selector));
    expect(css.slice(css.indexOf(rule ?? 'none'))).toMatch(/^[^}]+--atrium-font-local: \S/);
  });
});

describe.each(THEMES)('the %s theme', (_name, theme) => {
  it.each(TEXTS)('keeps %s readable on %s', (text, surface) => {
    // The minimum for text in WCAG 2.2, level AA.
    expect(contrast(color(theme, text), color(theme, surface))).toBeGreaterThanOrEqual(4.5);
  });

  it('gives controls a border that contrasts with a card', () => {
    // The minimum for controls in WCAG 2.2, level AA.
    expect(
      contrast(color(theme, '--atrium-border-strong'), color(theme, '--atrium-card')),
    ).toBeGreaterThanOrEqual(3);
  });
});

function readTheme(file: string): ReadonlyMap<string, string> {
  return readTokens(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

function readPalette(file: string, name: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const block = new RegExp(`data-primary="${name}"[^{]*\\{([^}]*)\\}`).exec(css)?.[1];
  if (!block) throw new Error(`${file} has no ${name}`);
  return readTokens(block);
}

function readTokens(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

function color(theme: ReadonlyMap<string, string>, name: string): Rgb {
  const value = theme.get(name);
  if (!value) throw new Error(`The theme has no ${name}`);
  const parts = value.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16))
    : value.split(',').map(Number);
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

/** Returns the relative luminance of a color, as WCAG defines it. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Rgb, second: Rgb): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
