import { Button } from '@atrium/ui/base';
import { Avatar } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import styles from './avatar-field.module.css';
import { shrinkImage } from './shrink-image.ts';

interface AvatarFieldProps {
  /** The user's name, whose first letter is shown if there is no avatar. */
  readonly name: string;
  /** A data URL, or empty. */
  readonly avatar: string;
  readonly error: string | undefined;
  readonly onChange: (avatar: string) => void;
}

/** The user's avatar. The browser shrinks it, so that only a few kilobytes are sent. */
export function AvatarField({ name, avatar, error, onChange }: AvatarFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const reason = isUnreadable
    ? t({
        id: 'host.page.user-setting.avatar-unreadable',
        message: 'The image cannot be read. Choose another one.',
      })
    : error;

  async function chooseImage(image: File | undefined): Promise<void> {
    if (!image) return;
    try {
      onChange(await shrinkImage(image));
      setIsUnreadable(false);
    } catch {
      setIsUnreadable(true);
    }
  }

  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{t({ id: 'host.page.user-setting.avatar', message: 'Avatar' })}</legend>
      <Avatar autoFixFontSize={false} size={64} className={styles.avatar ?? ''}>
        {avatar ? <img src={avatar} alt="" /> : [...name][0]?.toUpperCase()}
      </Avatar>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/bmp"
        onChange={(event) => {
          void chooseImage(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => file.current?.click()}>
        {t({ id: 'host.page.user-setting.avatar-choose', message: 'Choose image' })}
      </Button>
      {avatar ? (
        <Button type="text" onClick={() => onChange('')}>
          {t({ id: 'host.page.user-setting.avatar-remove', message: 'Remove' })}
        </Button>
      ) : null}
      <p id={id} className={styles.reason} aria-live="polite">
        {reason}
      </p>
    </fieldset>
  );
}
