import {
  type LocaleId,
  TRANSLATION_FORMATS,
  type TranslationFormat,
  translationCalls,
} from '@atrium/contract';
import { request, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { Popover, saveFile } from '@atrium/ui/data';
import { IconDownload, IconUpload } from '@atrium/ui/shell';
import { beginTranslationActionAtom } from './translation-atoms.ts';
import styles from './translations.module.css';
import { useFileLabels } from './use-file-labels.ts';

/** The buttons that export and import a file with all translations of a language. */
export function FileTools({ locale }: { readonly locale: LocaleId }) {
  const labels = useFileLabels();
  const begin = useSetPaneAtom(beginTranslationActionAtom);
  const handlesAllErrors = true;
  const { isRunning, submit } = useSubmission(handlesAllErrors);
  const save = async (format: TranslationFormat) => {
    const file = await submit(
      () => request(translationCalls.export, { locale, format }),
      () => undefined, // The request has reported its error in a toast.
    );
    if (file) saveFile(new Blob([file.content], { type: 'text/plain' }), file.name);
  };
  return (
    <>
      <Popover
        label={labels.exportFile}
        trigger={({ onClick, ...trigger }) => (
          <Button {...trigger} icon={<IconDownload />} loading={isRunning} onClick={onClick}>
            {labels.exportFile}
          </Button>
        )}
      >
        {(close) => (
          <div className={styles.formats}>
            {TRANSLATION_FORMATS.map((format) => (
              <Button
                key={format}
                type="text"
                onClick={() => {
                  close();
                  void save(format);
                }}
              >
                {labels.formats[format]}
              </Button>
            ))}
          </div>
        )}
      </Popover>
      <Button icon={<IconUpload />} onClick={() => begin({ kind: 'import', locale })}>
        {labels.importFile}
      </Button>
    </>
  );
}
