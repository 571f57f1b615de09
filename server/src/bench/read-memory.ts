import { existsSync, readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds; nothing where the system does not tell. */
export function readMemory(id: number | undefined): readonly number[] {
  const path = `/proc/${id}/status`;
  if (!existsSync(path)) return [];
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1];
  return kilobytes === undefined ? [] : [Math.round(Number(kilobytes) / 1_024)];
}
