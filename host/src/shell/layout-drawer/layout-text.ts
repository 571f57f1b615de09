import {
  type LayoutSettings,
  layoutSettingsSchema,
  type ThemeChoice,
  themeChoiceSchema,
} from '@atrium/runtime';

/** The data that is copied and imported: the layout settings and the theme. */
export type Layout = LayoutSettings & { readonly theme: ThemeChoice };

/** The result of reading settings from a text. */
export type LayoutReading =
  | { readonly kind: 'read'; readonly layout: Layout }
  /** The text is not JSON, or contains no setting. */
  | { readonly kind: 'unreadable' }
  /** Settings with invalid values. */
  | { readonly kind: 'rejected'; readonly keys: readonly string[] };

/** Returns the settings as text to store or share. */
export function serializeLayout(layout: Layout): string {
  return JSON.stringify(layout, null, 2);
}

/** Returns the current settings, overridden by the values in a text. Unknown names in the text are ignored. */
export function parseLayout(text: string, current: Layout): LayoutReading {
  const imported = parseObject(text);
  if (!imported || !Object.keys(current).some((key) => key in imported)) return { kind: 'unreadable' };
  const settings = layoutSettingsSchema.safeParse({ ...current, ...imported });
  const theme = themeChoiceSchema.safeParse(imported.theme ?? current.theme);
  const keys = settings.success ? [] : settings.error.issues.map(({ path }) => path.join('.'));
  if (!settings.success || !theme.success) {
    return { kind: 'rejected', keys: theme.success ? keys : [...keys, 'theme'] };
  }
  return { kind: 'read', layout: { ...settings.data, theme: theme.data } };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}
