import { describe, expect, it } from 'vitest';
import { StartFailure } from '../start-failure.ts';
import { helpText } from './help.ts';
import { readConfig } from './read-config.ts';
import { SETTINGS } from './setting.ts';

function read(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const config = readConfig(args, environment);
  if (config === 'help') throw new Error('Help was not asked for.');
  return config;
}

function refusal(args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  try {
    read(args, environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('It was accepted.');
}

describe('the settings', () => {
  it('have defaults that serve this machine alone, with a database of their own', () => {
    expect(read([])).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      remotes: [],
      origins: [],
      'trust-proxy': [],
    });
    expect(read([])['database-url']).toBeUndefined();
  });

  it('come from flags before the environment, and an empty variable is none', () => {
    const environment = { ATRIUM_PORT: '9000', ATRIUM_NAME: 'Our console', ATRIUM_HOST: '' };
    expect(read(['--port', '9001'], environment)).toMatchObject({
      port: 9001,
      name: 'Our console',
      host: '127.0.0.1',
    });
  });

  it('read lists, switches, remotes with their mirrors, and origins whatever is written behind them', () => {
    const config = read([], {
      ATRIUM_LOCALES: 'en-US, zh-CN',
      ATRIUM_FEATURES: 'watermark=false,reloadOnLocaleChange=true',
      ATRIUM_REMOTES: 'remote_far=https://far.example/remote.json?a=b|/mirror/remote.json',
      ATRIUM_ORIGINS: 'https://console.example/,http://localhost:3000',
    });
    expect(config.locales).toEqual(['en-US', 'zh-CN']);
    expect(config.features).toEqual({ watermark: false, reloadOnLocaleChange: true });
    expect(config.remotes).toEqual([
      { name: 'remote_far', pointers: ['https://far.example/remote.json?a=b', '/mirror/remote.json'] },
    ]);
    expect(config.origins).toEqual(['https://console.example', 'http://localhost:3000']);
  });

  it.each([
    ['port', '70000'],
    ['port', 'http'],
    ['database-url', 'mysql://db/atrium'],
    ['admin-password', 'short'],
    ['wire-key', 'short'],
    ['app-id', 'a b'],
    ['locales', 'zz-ZZ'],
    ['features', 'watermark=perhaps'],
    ['origins', 'console.example'],
    ['log-level', 'loud'],
  ])('refuse --%s %s in one sentence that names it', (flag, value) => {
    expect(refusal([`--${flag}`, value])).toMatch(
      new RegExp(`^The setting --${flag} \\(\\w+\\) does not fit: [^\\n]+$`),
    );
  });

  it('refuse a flag that does not exist and point to the help', () => {
    expect(refusal(['--prot', '80'])).toMatch(/'--prot'.*--help/s);
  });

  it('are all listed by --help, with variable and default', () => {
    expect(readConfig(['--help'], {})).toBe('help');
    for (const { flag, variable, fallback } of SETTINGS) {
      expect(helpText()).toMatch(
        new RegExp(`--${flag} +${variable} .*\\(default: ${fallback.replaceAll('.', '\\.')}\\)`),
      );
    }
  });
});
