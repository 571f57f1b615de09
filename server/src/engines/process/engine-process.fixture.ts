import { writeSync } from 'node:fs';
import { connect } from 'node:net';
import { serveEngine } from './serve-engine.ts';

type Fault = 'fail' | 'crash' | 'hang' | 'eat-memory' | 'eat-native-memory' | 'fetch' | 'connect';

/** All blocks together take 500 MB: more than the limits of the tests, and too little to harm the machine. */
const BLOCK_COUNT = 10;
const BLOCK_BYTES = 50 * 2 ** 20;

/** Milliseconds after which the server has read the response. */
const RESPONSE_DELAY = 200;

/** The file descriptor of the pipe to the server. */
const CHANNEL = 3;

const buffers: Buffer[] = [];

/** An engine whose requests name an action or a fault. The faults cause failures that real engines have. */
serveEngine<'greet' | 'return-secret' | 'retain-memory' | Fault | `write ${string}`>(async (request) => {
  if (request === 'fail') throw new Error('this text cannot be read');
  if (request === 'fetch') {
    await fetch('http://127.0.0.1:8089').catch((error: Error) => {
      throw error.cause;
    });
  }
  if (request === 'connect') connect(8089, '127.0.0.1');
  if (request === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (request === 'write late') setTimeout(() => writeSync(CHANNEL, 'x'), RESPONSE_DELAY);
  else if (request.startsWith('write '))
    writeSync(CHANNEL, Buffer.from(request.slice('write '.length), 'hex'));
  if (request === 'hang') for (;;);
  if (request === 'eat-memory') {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  }
  if (request === 'eat-native-memory') {
    const eaten = Array.from({ length: BLOCK_COUNT }, () => Buffer.alloc(BLOCK_BYTES, 1));
    // Keeps the memory in use until the server ends this process.
    for (;;) eaten.at(0);
  }
  if (request === 'retain-memory')
    buffers.push(...Array.from({ length: BLOCK_COUNT }, () => Buffer.alloc(BLOCK_BYTES, 1)));
  if (request === 'return-secret') return process.env.ATRIUM_ADMIN_PASSWORD ?? 'none';
  return `hello from ${process.pid}`;
});
