import type { MissingPart } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the import of a definition. */
export function useImportLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: 'definitions.component.import.title', message: 'Import definition' }),
    file: t({ id: 'definitions.component.import.file', message: 'File' }),
    fileHint: (size: string) =>
      t({
        id: 'definitions.component.import.file-hint',
        message: `A file from “Export definition”: JSON or ZIP, up to ${size}.`,
      }),
    dropFile: t({
      id: 'definitions.component.import.drop',
      message: 'Drop a file here, or click to choose one',
    }),
    replaceFile: t({ id: 'definitions.component.import.replace', message: 'Choose another file' }),
    tooLarge: t({ id: 'definitions.component.import.too-large', message: 'The file is too large' }),
    name: t({ id: 'definitions.component.import.name', message: 'Name' }),
    slug: t({ id: 'definitions.component.import.slug', message: 'Slug' }),
    renamed: (name: string) =>
      t({
        id: 'definitions.component.import.renamed',
        message: `“${name}” is already taken, so a number was added`,
      }),
    creates: t({ id: 'definitions.component.import.creates', message: 'Also creates' }),
    required: t({
      id: 'definitions.component.import.required',
      message: 'The following do not exist on this server. Add them before you import:',
    }),
    leftOut: t({
      id: 'definitions.component.import.left-out',
      message: 'The following do not exist on this server and will not be imported:',
    }),
    missing: {
      target: (name) =>
        t({ id: 'definitions.component.import.target', message: `Published AI service “${name}”` }),
      binding: (name) =>
        t({ id: 'definitions.component.import.binding', message: `Version or alias: ${name}` }),
      override: (name) =>
        t({ id: 'definitions.component.import.override', message: `Parameter that apps may set: ${name}` }),
      engine: (name) => t({ id: 'definitions.component.import.engine', message: `Engine: ${name}` }),
      connection: (name) =>
        t({ id: 'definitions.component.import.connection', message: `Engine of a connection: ${name}` }),
      parameters: (name) =>
        t({
          id: 'definitions.component.import.parameters',
          message: `Engine that accepts these parameters: ${name}`,
        }),
      model: (name) => t({ id: 'definitions.component.import.model', message: `Model: ${name}` }),
      permission: () =>
        t({ id: 'definitions.component.import.permission', message: 'Permission to upload models' }),
      gateTarget: (name) =>
        t({
          id: 'definitions.component.import.gate-target',
          message: `AI service of the quality gate: ${name}`,
        }),
    } satisfies Record<MissingPart['part'], (name: string) => string>,
    cancel: t({ id: 'definitions.component.import.cancel', message: 'Cancel' }),
    import: t({ id: 'definitions.component.import.import', message: 'Import' }),
    imported: (name: string) =>
      t({ id: 'definitions.component.import.imported', message: `Imported “${name}”` }),
    importedUnvalidated: (name: string, versions: string) =>
      t({
        id: 'definitions.component.import.unvalidated',
        message: `Imported “${name}”. These versions did not pass their validation: ${versions}`,
      }),
  };
}
