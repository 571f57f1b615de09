import { algorithmCreateCall, algorithmListCall } from '@atrium/contract';
import type { ServerProcess } from './server-process.ts';

export interface Writers {
  /** Names of the rows that the server has acknowledged so far. */
  readonly acknowledged: readonly string[];
  /** Resolves once this many rows are acknowledged. */
  waitForCount(count: number): Promise<void>;
  /** Ends the writers, and waits for their last responses. */
  stop(): Promise<void>;
}

const WRITERS = 4;

/** Adds algorithms one after another in a few parallel sequences, until stopped. A failed write is not acknowledged. */
export function startWriters(server: ServerProcess, token: string, prefix: string): Writers {
  const acknowledged: string[] = [];
  let isStopped = false;
  let listener: (() => void) | undefined;
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      const slug = `${prefix}-${writer}-${turn}`;
      try {
        await server.call(
          algorithmCreateCall,
          { slug, name: slug, task: 'cluster', description: '', tags: [] },
          token,
        );
        acknowledged.push(slug);
        listener?.();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
  return {
    acknowledged,
    waitForCount: (count) =>
      new Promise((resolve) => {
        listener = () => {
          if (acknowledged.length >= count) resolve();
        };
        listener();
      }),
    async stop() {
      isStopped = true;
      await Promise.all(writers);
    },
  };
}

/** Returns the names of all rows that begin with a prefix, each as often as it is stored. */
export async function readRows(
  server: ServerProcess,
  token: string,
  prefix: string,
): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = await server.call(algorithmListCall, { page, pageSize: 200, keyword: prefix }, token);
    slugs.push(...list.map(({ slug }) => slug));
    if (list.length < 200) return slugs;
  }
}
