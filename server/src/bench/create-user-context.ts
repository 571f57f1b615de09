import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/users.ts';
import type { RequestContext, SignedInUser } from '../domain/request-context.ts';

/** Returns a request context for a user, like the one that the server passes to routes. */
export async function createUserContext(
  database: Database,
  id: string,
): Promise<RequestContext<SignedInUser>> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('A user of the benchmark is missing.');
  return {
    user: { ...user, sessionId: user.id, provenAt: new Date() },
    locale: 'en-US',
    address: '127.0.0.1',
    device: 'bench',
    requestId: 'bench',
    arrivedAt: performance.now(),
    at: new Date(),
    log: console,
    signal: new AbortController().signal,
    memory: { reserve: async () => undefined, tryReserve: () => true },
    file: undefined,
  };
}
