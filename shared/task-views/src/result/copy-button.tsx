import { copyText, notify } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconCopy } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

interface CopyButtonProps {
  /** What is copied; made when it is asked for. */
  readonly text: () => string;
  /** What the button copies, for those who hear it; the result unless said. */
  readonly label?: string;
}

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useLingui();
  const copy = async () => {
    if (await copyText(text())) {
      notify.success(t({ id: 'tasks.component.result.copied', message: 'Copied' }));
    } else {
      notify.error(
        t({
          id: 'tasks.component.result.not-copied',
          message: 'The browser blocked access to the clipboard',
        }),
      );
    }
  };
  return (
    <Button
      size="small"
      type="text"
      icon={<IconCopy />}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => void copy()}
    >
      {label === undefined ? t({ id: 'tasks.component.result.copy', message: 'Copy' }) : null}
    </Button>
  );
}
