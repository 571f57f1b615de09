import { connect } from 'node:net';
import { serveEngine } from './serve-engine.ts';

/** An engine that does what its job names: the faults of real ones. */
serveEngine<'greet' | 'fail' | 'crash' | 'hang' | 'eat-memory' | 'fetch' | 'connect'>(async (job) => {
  if (job === 'fail') throw new Error('this text cannot be read');
  if (job === 'fetch') {
    await fetch('http://127.0.0.1:9').catch((error: Error) => {
      throw error.cause;
    });
  }
  if (job === 'connect') connect(9, '127.0.0.1');
  if (job === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (job === 'hang') for (;;);
  if (job === 'eat-memory') {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  }
  return `hello from ${process.pid}`;
});
