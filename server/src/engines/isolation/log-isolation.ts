import type { FastifyBaseLogger } from 'fastify';
import { findIsolation, ISOLATION_MEASURES } from './find-isolation.ts';

/** Logs how this system isolates engine processes. Warns when Linux cannot remove their network access. */
export async function logIsolation(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<void> {
  const { measures } = await findIsolation();
  const missing = ISOLATION_MEASURES.filter((measure) => !measures.includes(measure));
  log.info({ measures, missing }, 'isolation of engine processes');
  if (process.platform === 'linux' && missing.includes('no-network')) {
    log.warn('this system allows no network namespace: native code of engines could reach the network');
  }
}
