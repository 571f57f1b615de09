import type { EngineAnswer } from './exchange.ts';
import { InputRefusal } from './input-refusal.ts';
import { refuseNetwork } from './refuse-network.ts';

/**
 * The far end of {@link createEngineProcess}: answers each job that the parent sends, without a network, and ends with
 * the parent.
 */
export function serveEngine<Job>(work: (job: Job) => unknown | Promise<unknown>): void {
  refuseNetwork();
  const answer = (message: EngineAnswer) => process.send?.(message);
  process.once('disconnect', () => process.exit());
  process.on('message', async (job: Job) => {
    try {
      answer({ output: await work(job), memoryMb: process.memoryUsage.rss() / 2 ** 20 });
    } catch (error) {
      answer({
        error: error instanceof Error ? error.message : String(error),
        ...(error instanceof InputRefusal
          ? { refusal: { code: error.code, data: error.data, fields: error.fields } }
          : {}),
      });
    }
  });
}
