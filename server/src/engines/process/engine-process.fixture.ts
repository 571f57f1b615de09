import { writeSync } from 'node:fs';
import { connect } from 'node:net';
import { serveEngine } from './serve-engine.ts';

type Fault = 'fail' | 'crash' | 'hang' | 'eat-memory' | 'eat-native-memory' | 'fetch' | 'connect';

/** Together, these are more than a test allows and too little to harm the machine. */
const BLOCKS = 10;
const BLOCK = 50 * 2 ** 20;

/** Milliseconds after which the server has read the response. */
const RESPONSE_DELAY = 200;

/** The file descriptor of the pipe to the server. */
const CHANNEL = 3;

const buffers: Buffer[] = [];

/** An engine that performs what its job names, to reproduce failures of real engines. */
serveEngine<'greet' | 'tell-secrets' | 'hold-memory' | Fault | `write ${string}`>(async (job) => {
  if (job === 'fail') throw new Error('this text cannot be read');
  if (job === 'fetch') {
    await fetch('http://127.0.0.1:8089').catch((error: Error) => {
      throw error.cause;
    });
  }
  if (job === 'connect') connect(8089, '127.0.0.1');
  if (job === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (job === 'write late') setTimeout(() => writeSync(CHANNEL, 'x'), RESPONSE_DELAY);
  else if (job.startsWith('write ')) writeSync(CHANNEL, Buffer.from(job.slice('write '.length), 'hex'));
  if (job === 'hang') for (;;);
  if (job === 'eat-memory') {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  }
  if (job === 'eat-native-memory') {
    const eaten = Array.from({ length: BLOCKS }, () => Buffer.alloc(BLOCK, 1));
    for (;;) eaten.at(0);
  }
  if (job === 'hold-memory') buffers.push(...Array.from({ length: BLOCKS }, () => Buffer.alloc(BLOCK, 1)));
  if (job === 'tell-secrets') return process.env.ATRIUM_ADMIN_PASSWORD ?? 'none';
  return `hello from ${process.pid}`;
});
