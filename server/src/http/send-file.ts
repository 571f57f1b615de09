import type { FastifyReply } from 'fastify';

/** Sends a file unencrypted. */
export async function sendFile(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  return reply.type(file.type).send(Buffer.from(await file.arrayBuffer()));
}
