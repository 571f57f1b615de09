import { copyText, notify } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconCopy } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';

interface CopyButtonProps {
  /** Returns the text to copy. */
  readonly text: () => string;
  /** The accessible name of a button that shows only its icon. By default, the button has a visible label. */
  readonly label?: string;
}

/** Copies a text to the clipboard, and reports whether it succeeded. It appears when the messages are loaded. */
export function CopyButton(props: CopyButtonProps) {
  return useAreTaskMessagesLoaded() ? <CopyButtonContent {...props} /> : null;
}

function CopyButtonContent({ text, label }: CopyButtonProps) {
  const { t } = useLingui();
  const copy = async () => {
    if (await copyText(text())) {
      notify.success(t({ id: 'tasks.component.result.copied', message: 'Copied' }));
    } else {
      notify.error(
        t({
          id: 'tasks.component.result.not-copied',
          message: 'Failed to copy. Allow clipboard access in the browser and try again.',
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
