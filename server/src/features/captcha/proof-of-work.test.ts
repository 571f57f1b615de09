import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

const secret = randomBytes(32);
const proofOfWork = createProofOfWork(async () => secret);

interface Payload {
  challenge: { parameters: { cost: number; expiresAt: number } };
  solution: { derivedKey: string };
}

function changeSolution(solution: string, alter: (payload: Payload) => void): string {
  const payload: Payload = JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
  alter(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

test('a solved challenge is valid until it expires', async () => {
  const now = new Date();
  const solution = await solveCaptcha(await proofOfWork.createChallenge(now));
  const proven = await proofOfWork.verify(solution, now);
  expect(proven?.expiresAt.getTime()).toBeGreaterThan(now.getTime());
  expect(await proofOfWork.verify(solution, new Date(now.getTime() + 11 * 60_000))).toBeUndefined();
});

test('a challenge of another server is rejected', async () => {
  const otherServer = createProofOfWork(async () => randomBytes(32));
  const solution = await solveCaptcha(await otherServer.createChallenge(new Date()));
  expect(await proofOfWork.verify(solution, new Date())).toBeUndefined();
});

test('a forged key, a lower cost or a later expiry of a challenge is rejected', async () => {
  const solution = await solveCaptcha(await proofOfWork.createChallenge(new Date()));
  const changed = [
    changeSolution(solution, (payload) => {
      payload.solution.derivedKey = '00'.repeat(32);
    }),
    changeSolution(solution, (payload) => {
      payload.challenge.parameters.cost = 1;
    }),
    changeSolution(solution, (payload) => {
      payload.challenge.parameters.expiresAt += 3_600;
    }),
  ];
  for (const forged of changed) expect(await proofOfWork.verify(forged, new Date())).toBeUndefined();
});

test.each(['', 'nonsense', Buffer.from('{}').toString('base64'), Buffer.from('null').toString('base64')])(
  'an invalid solution is rejected: "%s"',
  async (garbage) => {
    expect(await proofOfWork.verify(garbage, new Date())).toBeUndefined();
  },
);
