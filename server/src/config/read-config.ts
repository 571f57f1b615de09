import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, LOCALE_IDS } from '@atrium/contract';
import { z } from 'zod';
import { StartFailure } from '../embedded/start-failure.ts';
import { SETTINGS } from './setting.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const listOf = (separator: string) =>
  z.string().transform((text) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const featuresSchema = listOf(',').pipe(
  z.array(z.templateLiteral([z.string(), '=', z.enum(['true', 'false'])])).transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', value] = pair.split('=');
        return [name, value === 'true'] as const;
      }),
    ),
  ),
);

const remotesSchema = listOf(',').pipe(
  z.array(z.templateLiteral([z.string(), '=', z.string()])).transform((pairs) =>
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), pointers: pair.slice(at + 1).split('|') };
    }),
  ),
);

const configSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(8080),
  host: z.string().default('127.0.0.1'),
  'data-dir': z.string().default(join(ROOT, '.atrium', 'data')),
  'database-url': z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  'admin-password': z.string().min(8).optional(),
  'wire-key': z.string().min(16).optional(),
  'app-id': z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .default('atrium'),
  name: z.string().min(1).default('Atrium'),
  locales: listOf(',')
    .pipe(z.array(z.enum(LOCALE_IDS)).min(1))
    .default(['zh-CN', 'en-US']),
  'default-locale': z.enum(LOCALE_IDS).default(DEFAULT_LOCALE),
  features: featuresSchema.default({}),
  remotes: remotesSchema.default([]),
  'remotes-from': z.string().default(ROOT),
  origins: listOf(',')
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)))
    .default([]),
  'trust-proxy': listOf(',').default([]),
  'log-level': z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export type Config = z.infer<typeof configSchema>;

/**
 * What flags and environment decide, with their defaults; `help` when it was asked for.
 *
 * @throws StartFailure naming the setting that does not fit.
 */
export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config | 'help' {
  const flags = readFlags(args);
  if (flags.help) return 'help';
  const given = SETTINGS.flatMap(({ flag, variable }) => {
    const value = flags[flag] ?? environment[variable];
    return value === undefined || value === '' ? [] : [[flag, value] as const];
  });
  const parsed = configSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const flag = String(issue?.path[0]);
  const variable = SETTINGS.find((setting) => setting.flag === flag)?.variable;
  throw new StartFailure(`The setting --${flag} (${variable}) does not fit: ${issue?.message}.`);
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const options = Object.fromEntries(SETTINGS.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message} (--help lists the settings)`);
  }
}
