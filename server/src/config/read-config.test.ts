import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../domain/start-error.ts';

import { type Config, readConfig } from './read-config.ts';
import { formatHelp, SETTINGS } from './settings.ts';

function read(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Config {
  const config = readConfig(args, environment);
  if (config === 'help') throw new Error('Help was not requested.');
  return config;
}

function readRejection(args: readonly string[]): string {
  try {
    read(args);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error(`${args.join(' ')} was accepted.`);
}

describe('readConfig', () => {
  it('returns the defaults without flags and variables', () => {
    expect(read([])).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      locales: ['zh-CN', 'en-US'],
      'default-locale': 'zh-CN',
      origins: [],
      frames: [],
      'trust-proxy': [],
      'log-level': 'warn',
    });
  });

  it('reads the roles that require a second factor, and rejects an unknown role', () => {
    expect(read([])['second-factor-roles']).toEqual([]);
    expect(read([], { ATRIUM_SECOND_FACTOR_ROLES: 'admin, user' })['second-factor-roles']).toEqual([
      'admin',
      'user',
    ]);
    expect(readRejection(['--second-factor-roles', 'owner'])).toContain('ATRIUM_SECOND_FACTOR_ROLES');
  });

  it('reads sign-in providers from JSON or a file, and requires the address of the console', () => {
    const list = [
      { id: 'company', name: 'Company login', issuer: 'https://login.example', clientId: 'atrium' },
    ];
    const publicUrl = { ATRIUM_PUBLIC_URL: 'https://atrium.example/' };
    const inline = read([], { ...publicUrl, ATRIUM_SIGN_IN_PROVIDERS: JSON.stringify(list) });
    expect(inline['sign-in-providers']).toMatchObject([{ ...list[0], createsAccounts: false }]);
    const file = join(mkdtempSync(join(tmpdir(), 'atrium-providers-')), 'providers.json');
    writeFileSync(file, JSON.stringify(list));
    expect(read([], { ...publicUrl, ATRIUM_SIGN_IN_PROVIDERS: file })).toEqual(inline);
    expect(readRejection(['--sign-in-providers', file])).toContain('ATRIUM_PUBLIC_URL');
  });

  it.each([
    ['a missing file', '/nowhere/providers.json', 'expected a JSON array'],
    ['one provider that is not in a list', '{"clientSecret":"pssst"}', 'expected a JSON array'],
    ['text that is not JSON', '[{', 'expected JSON'],
    [
      'an issuer without TLS',
      '[{"id":"a","name":"A","issuer":"http://login.example","clientId":"x"}]',
      'https',
    ],
    [
      'an unknown setting',
      '[{"id":"a","name":"A","issuer":"https://a.example","clientId":"x","secret":"pssst"}]',
      // The message contains the index of the provider in the list.
      '0',
    ],
    [
      'two providers with the same id',
      JSON.stringify([1, 2].map(() => ({ id: 'a', name: 'A', issuer: 'https://a.example', clientId: 'x' }))),
      'its own id',
    ],
  ])('rejects sign-in providers with %s', (_, setting, reason) => {
    const message = readRejection(['--sign-in-providers', setting, '--public-url', 'https://atrium.example']);
    expect(message).toContain(reason);
    expect(message).not.toContain('pssst');
  });

  it('reads a setting from its variable, prefers its flag, and ignores an empty variable', () => {
    expect(read([], { ATRIUM_PORT: '4101' }).port).toBe(4101);
    expect(read(['--port', '4102'], { ATRIUM_PORT: '4101' }).port).toBe(4102);
    expect(read([], { ATRIUM_PORT: '' }).port).toBe(8080);
  });

  it('removes the secrets from the environment after it has read them', () => {
    const secrets = {
      DATABASE_URL: 'postgres://someone:a-secret@localhost/x',
      ATRIUM_ADMIN_PASSWORD: 'a-secret-of-the-admin',
      ATRIUM_WIRE_KEY: 'a-secret-of-the-wire',
    };
    const environment: NodeJS.ProcessEnv = { ...secrets, ATRIUM_PORT: '4101' };
    const config = read([], environment);
    expect([config['database-url'], config['admin-password'], config['wire-key']]).toEqual(
      Object.values(secrets),
    );
    expect(environment).toEqual({ ATRIUM_PORT: '4101' });
  });

  it('reads lists, pairs and addresses', () => {
    const config = read([
      '--announcement= Maintenance tonight ',
      '--features=watermark=false,pseudoLocales=true',
      '--remotes=one=https://a.example/r.json|https://b.example/r.json?x=1',
      '--origins=https://console.example/path, http://localhost:3000',
      '--frames=https://docs.example/start https://grafana.example:3000,',
      '--trust-proxy=loopback,10.0.0.0/8,::1',
    ]);
    expect(config.announcement).toBe('Maintenance tonight');
    expect(config.features).toEqual({ watermark: false, pseudoLocales: true });
    expect(config.remotes).toEqual([
      { name: 'one', pointers: ['https://a.example/r.json', 'https://b.example/r.json?x=1'] },
    ]);
    expect(config.origins).toEqual(['https://console.example', 'http://localhost:3000']);
    expect(config.frames).toEqual(['https://docs.example', 'https://grafana.example:3000']);
    expect(config['trust-proxy']).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  it('uses the first language as the default if Chinese is not available', () => {
    expect(read(['--locales', 'fr-FR,en-US'])['default-locale']).toBe('fr-FR');
  });

  it.each([
    ['--port', 'ATRIUM_PORT', 'eighty'],
    ['--port', 'ATRIUM_PORT', '65536'],
    ['--locales', 'ATRIUM_LOCALES', 'xx-YY'],
    ['--default-locale', 'ATRIUM_DEFAULT_LOCALE', 'fr-FR'],
    ['--database-url', 'DATABASE_URL', 'mysql://localhost/x'],
    ['--admin-password', 'ATRIUM_ADMIN_PASSWORD', 'short'],
    ['--wire-key', 'ATRIUM_WIRE_KEY', 'short'],
    ['--origins', 'ATRIUM_ORIGINS', 'console'],
    ['--frames', 'ATRIUM_FRAMES', 'http://docs.example'],
    ['--trust-proxy', 'ATRIUM_TRUST_PROXY', '10.0.0.0/99'],
    ['--features', 'ATRIUM_FEATURES', 'watermark'],
    ['--log-level', 'ATRIUM_LOG_LEVEL', 'loud'],
  ])('rejects %s (%s) %s with one line that does not contain the value', (flag, variable, value) => {
    const message = readRejection([flag, value]);
    expect(message).toContain(`The setting ${flag} (${variable}) is invalid: `);
    expect(message).not.toMatch(/\n/);
    expect(message).not.toContain(`"${value}"`);
  });

  it('rejects confirmMail if no mail server is set', () => {
    const flags = ['--features', 'confirmMail=true'];
    expect(readRejection(flags)).toBe(
      'The setting --features (ATRIUM_FEATURES) is invalid: the feature confirmMail requires --smtp-url.',
    );
    const mail = [
      '--smtp-url=smtp://mail.example',
      '--mail-from=a@example.com',
      '--public-url=https://b.example',
    ];
    expect(read([...flags, ...mail]).features).toEqual({ confirmMail: true });
  });

  it('rejects an unknown flag, and says where the flags are listed', () => {
    expect(readRejection(['--prot', '80'])).toMatch(/--prot.*--help lists the settings/);
  });

  it('recognizes --help, and the help lists every setting with its variable and default', () => {
    expect(readConfig(['--help', '--port', 'eighty'], {})).toBe('help');
    for (const { flag, variable, fallback } of SETTINGS) {
      expect(formatHelp()).toMatch(new RegExp(`--${flag} +${variable} .*\\(default: ${fallback}\\)`));
    }
  });
});
