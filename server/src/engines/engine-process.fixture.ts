import { serveEngine } from './serve-engine.ts';

/** An engine that does what its job names: the faults of real ones. */
serveEngine<'greet' | 'fail' | 'crash' | 'hang' | 'eat-memory'>((job) => {
  if (job === 'fail') throw new Error('this text cannot be read');
  if (job === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (job === 'hang') for (;;);
  if (job === 'eat-memory') {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  }
  return `hello from ${process.pid}`;
});
