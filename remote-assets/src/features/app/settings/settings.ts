import type { App, LogPolicy } from '@atrium/contract';

/** The owner's settings, as the form stores them. */
export interface Settings {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly binding: string;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly logPolicy: LogPolicy;
  /** As typed. */
  readonly retentionDays: string;
}

export function toSettings(app: App): Settings {
  const { name, description, icon, binding, overrides, logPolicy, retentionDays } = app;
  return { name, description, icon, binding, overrides, logPolicy, retentionDays: String(retentionDays) };
}
