import { Button } from '@atrium/ui/base';
import { Avatar } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { AvatarCrop } from './avatar-crop.tsx';
import styles from './avatar-field.module.css';
import type { Square } from './crop.ts';
import { drawAvatar } from './draw-avatar.ts';
import { loadImage } from './load-image.ts';

interface AvatarFieldProps {
  /** The user's name, whose first letter is shown if there is no avatar. */
  readonly name: string;
  /** A data URL, or empty. */
  readonly avatar: string;
  readonly error: string | undefined;
  readonly onChange: (avatar: string) => void;
}

/** The user's avatar. The user crops an image, and the browser shrinks it, so that only a few kilobytes are sent. */
export function AvatarField({ name, avatar, error, onChange }: AvatarFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  /** The image that the user crops. */
  const [image, setImage] = useState<HTMLImageElement>();
  const shownError = isUnreadable
    ? t({
        id: 'host.page.user-setting.avatar-unreadable',
        message: 'The image cannot be read. Choose another one.',
      })
    : error;

  async function chooseImage(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    try {
      setImage(await loadImage(chosen));
      setIsUnreadable(false);
    } catch {
      setIsUnreadable(true);
    }
  }

  function close(): void {
    if (image) URL.revokeObjectURL(image.src);
    setImage(undefined);
  }

  function crop(square: Square): void {
    try {
      if (image) onChange(drawAvatar(image, square));
    } catch {
      setIsUnreadable(true);
    }
    close();
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
          // Otherwise, choosing the same file again would cause no event.
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
      <p id={id} className={styles.error} aria-live="polite">
        {shownError}
      </p>
      {image ? <AvatarCrop image={image} onCropped={crop} onClose={close} /> : null}
    </fieldset>
  );
}
