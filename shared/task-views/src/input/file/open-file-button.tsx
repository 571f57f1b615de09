import { Button } from '@atrium/ui/base';
import { IconUpload } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

interface OpenFileButtonProps {
  readonly isDisabled: boolean;
  onFile(file: File): void;
}

/** Chooses a spreadsheet or a text file. */
export function OpenFileButton({ isDisabled, onFile }: OpenFileButtonProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.tab,.txt"
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // If the value stayed, the browser would report no change when the user chooses the same file again.
          target.value = '';
        }}
      />
      <Button
        size="small"
        icon={<IconUpload />}
        disabled={isDisabled}
        onClick={() => chooser.current?.click()}
      >
        {t({ id: 'tasks.component.file.open', message: 'Open file' })}
      </Button>
    </>
  );
}
