import type { App, appCalls, BodyOf, LogPolicy } from '@atrium/contract';

/** The settings of an app, as the form stores them. */
export interface Settings {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly binding: string;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly logPolicy: LogPolicy;
  /** As typed. */
  readonly retentionDays: string;
  /** As typed. Empty without a limit. */
  readonly perMinute: string;
  /** As typed. Empty without a limit. */
  readonly perDay: string;
  /** As typed: the number of concurrent runs. Empty without a limit. */
  readonly atOnce: string;
}

type StoredLimits = Required<Pick<BodyOf<typeof appCalls.nlp.update>, 'perMinute' | 'perDay' | 'atOnce'>>;

/** Converts the limits that the user typed to those that the server stores. An empty text becomes null: no limit. */
export function toStoredLimits(limits: Readonly<Record<keyof StoredLimits, string>>): StoredLimits {
  const toLimit = (text: string) => (text.trim() === '' ? null : Number(text));
  const { perMinute, perDay, atOnce } = limits;
  return { perMinute: toLimit(perMinute), perDay: toLimit(perDay), atOnce: toLimit(atOnce) };
}

/** Returns the settings of an app as the form stores them. */
export function toSettings(app: App): Settings {
  const { name, description, icon, binding, overrides, logPolicy, retentionDays } = app;
  const toText = (limit: number | null) => (limit === null ? '' : String(limit));
  return {
    ...{ name, description, icon, binding, overrides, logPolicy },
    retentionDays: String(retentionDays),
    perMinute: toText(app.perMinute),
    perDay: toText(app.perDay),
    atOnce: toText(app.atOnce),
  };
}
