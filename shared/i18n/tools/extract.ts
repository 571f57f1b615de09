import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractRoom } from './extract-room.ts';
import { ROOMS } from './rooms.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
for (const room of ROOMS) {
  const changed = await extractRoom(root, room);
  console.log(
    `${room.folder}: ${changed.length} added or changed${changed.map((id) => `\n  ${id}`).join('')}`,
  );
}
