import type { PortableKind } from '@atrium/contract';

/** The data of a record that an export needs. */
interface ExportedRecord {
  readonly id: string;
  /** The name of the file, without its extension. */
  readonly name: string;
}

/** Saves the definition of a record as a file. The code for this loads with the first export. */
export async function exportDefinition(kind: PortableKind, record: ExportedRecord): Promise<void> {
  await (await import('./save-definition.ts')).saveDefinition(kind, record);
}
