import { isIPv4, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, DEFAULT_OFFERED_LOCALES, LOCALE_IDS, ROLES, TASK_IDS } from '@atrium/contract';
import { z } from 'zod';
import { StartError } from '../domain/start-error.ts';
import { readProviders } from './read-providers.ts';
import { SETTINGS } from './settings.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const splitBy = (separator: string | RegExp) =>
  z.string().transform((text) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** Parses the names of features with their values, such as `watermark=false,layoutSettings=true`. */
const featuresSchema = splitBy(',').pipe(
  z.array(z.templateLiteral([z.string(), '=', z.enum(['true', 'false'])])).transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', value] = pair.split('=');
        return [name, value === 'true'] as const;
      }),
    ),
  ),
);

/**
 * Parses the names of remotes, each with the address of its pointer and those of its mirrors: `name=address|mirror`.
 */
const remotesSchema = splitBy(',').pipe(
  z.array(z.templateLiteral([z.string(), '=', z.string()])).transform((pairs) =>
    pairs.map((pair) => {
      const separatorIndex = pair.indexOf('=');
      return { name: pair.slice(0, separatorIndex), pointers: pair.slice(separatorIndex + 1).split('|') };
    }),
  ),
);

/** Names of address ranges that --trust-proxy accepts besides addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyRange(text: string): boolean {
  return NAMED_RANGES.includes(text) || isAddressRange(text);
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const maxBits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return (
    more.length === 0 &&
    maxBits > 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
  );
}

const settingsSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(8080),
  host: z.string().default('127.0.0.1'),
  'data-dir': z.string().default(join(ROOT, '.atrium', 'data')),
  'database-url': z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  'admin-password': z.string().min(8).optional(),
  'wire-key': z.string().min(16).optional(),
  'secret-key': z.string().min(16).optional(),
  'connection-addresses': splitBy(',')
    .pipe(z.array(z.string().refine(isAddressRange, 'expected addresses such as 10.0.0.1 or 10.0.0.0/8')))
    .default([]),
  'smtp-url': z.url({ protocol: /^smtps?$/ }).optional(),
  'mail-from': z
    .string()
    .trim()
    // An address, with or without a name in front of it. A line break could add headers to mails.
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'expected an address such as Atrium <atrium@example.com>')
    .optional(),
  'public-url': z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  'second-factor-roles': splitBy(',')
    .pipe(z.array(z.enum(ROLES)))
    .default([]),
  'sign-in-providers': z
    .string()
    .transform((setting, context) => {
      try {
        return readProviders(setting);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .default([]),
  'app-id': z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .default('atrium'),
  name: z.string().min(1).default('Atrium'),
  locales: splitBy(',')
    .pipe(z.array(z.enum(LOCALE_IDS)).min(1))
    .default([...DEFAULT_OFFERED_LOCALES]),
  'default-locale': z.enum(LOCALE_IDS).optional(),
  features: featuresSchema.default({}),
  remotes: remotesSchema.default([]),
  'remotes-origin': z.url({ protocol: /^https?$/ }).optional(),
  'remotes-from': z.string().default(ROOT),
  origins: splitBy(',')
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)))
    .default([]),
  frames: splitBy(/[\s,]/)
    .pipe(z.array(z.url({ protocol: /^https$/ }).transform((address) => new URL(address).origin)))
    .default([]),
  announcement: z.string().trim().min(1).optional(),
  'trust-proxy': splitBy(',')
    .pipe(z.array(z.string().refine(isProxyRange, 'expected addresses such as 10.0.0.1 or 10.0.0.0/8')))
    .default([]),
  tasks: splitBy(',')
    .transform((tasks) => (tasks.join() === 'none' ? [] : tasks))
    .pipe(z.array(z.enum(TASK_IDS)))
    .default([...TASK_IDS]),
  'log-level': z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
});

const configSchema = settingsSchema.transform((settings, context) => {
  const { locales, 'default-locale': requested } = settings;
  if (requested !== undefined && !locales.includes(requested)) {
    context.addIssue({
      code: 'custom',
      path: ['default-locale'],
      message: 'it is not one of --locales',
    });
  }
  for (const required of ['mail-from', 'public-url'] as const) {
    if (settings['smtp-url'] !== undefined && settings[required] === undefined) {
      context.addIssue({
        code: 'custom',
        path: [required],
        message: 'it is missing, and --smtp-url requires it',
      });
    }
  }
  if (settings.features.confirmMail === true && settings['smtp-url'] === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['features'],
      message: 'the feature confirmMail requires --smtp-url',
    });
  }
  if (settings['sign-in-providers'].length > 0 && settings['public-url'] === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['public-url'],
      message: 'it is missing, and --sign-in-providers requires it',
    });
  }
  const fallback = locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (locales[0] ?? DEFAULT_LOCALE);
  return { ...settings, 'default-locale': requested ?? fallback };
});

export type Config = z.infer<typeof configSchema>;

/**
 * Reads the configuration from flags and environment, with defaults. Returns `help` when the flags request it. Removes
 * the secrets from the environment, so that no child process and no diagnostic report receives them.
 *
 * @throws StartError naming the invalid setting.
 */
export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config | 'help' {
  const flags = readFlags(args);
  if (flags.help) return 'help';
  const values = SETTINGS.flatMap(({ flag, variable }) => {
    const value = flags[flag] ?? environment[variable];
    return value === undefined || value === '' ? [] : [[flag, value] as const];
  });
  for (const setting of SETTINGS) if (setting.isSecret) delete environment[setting.variable];
  const parsed = configSchema.safeParse(Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const flag = String(issue?.path[0]);
  const variable = SETTINGS.find((setting) => setting.flag === flag)?.variable;
  throw new StartError(`The setting --${flag} (${variable}) is invalid: ${issue?.message}.`);
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const options = Object.fromEntries(SETTINGS.map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message} (--help lists the settings)`);
  }
}
