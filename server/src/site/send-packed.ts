import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackedJson } from './pack-json.ts';

/** Sends JSON in the smallest form that the browser accepts. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  json: PackedJson,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.type('application/json; charset=utf-8').header('Vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(await json.br());
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(await json.gzip());
  return reply.send(json.text);
}
