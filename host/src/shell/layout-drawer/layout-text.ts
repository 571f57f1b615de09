import {
  type LayoutSettings,
  layoutSettingsSchema,
  type ThemeChoice,
  themeChoiceSchema,
} from '@atrium/runtime';

/** What is copied and imported: the layout settings, and light or dark. */
export type Layout = LayoutSettings & { readonly theme: ThemeChoice };

export type LayoutReading =
  | { readonly kind: 'read'; readonly layout: Layout }
  | { readonly kind: 'unreadable' }
  /** Settings that cannot have the values given. */
  | { readonly kind: 'refused'; readonly keys: readonly string[] };

/** Settings as a text to keep or to hand on. */
export function writeLayout(layout: Layout): string {
  return JSON.stringify(layout, null, 2);
}

/** Settings that a text names, over the present ones. What it names beyond settings is passed over. */
export function readLayout(text: string, present: Layout): LayoutReading {
  const named = parseObject(text);
  if (!named || !Object.keys(present).some((key) => key in named)) return { kind: 'unreadable' };
  const settings = layoutSettingsSchema.safeParse({ ...present, ...named });
  const theme = themeChoiceSchema.safeParse(named.theme ?? present.theme);
  const keys = settings.success ? [] : settings.error.issues.map(({ path }) => path.join('.'));
  if (!settings.success || !theme.success) {
    return { kind: 'refused', keys: theme.success ? keys : [...keys, 'theme'] };
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
