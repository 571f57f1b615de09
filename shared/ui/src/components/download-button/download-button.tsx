import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { PlainButton } from '../plain-button/plain-button.tsx';

interface DownloadButtonProps {
  /** The name of the file format, such as `CSV`. */
  readonly format: string;
  /** The accessible name, such as "Download as CSV". */
  readonly label: string;
  readonly size?: 'mini' | 'small';
  onClick(): void;
}

/** A download button that shows only the format, so that several of them fit on one line. */
export function DownloadButton({ format, label, size = 'small', onClick }: DownloadButtonProps) {
  return (
    <PlainButton
      size={size}
      icon={<IconDownload aria-hidden />}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <span translate="no">{format}</span>
    </PlainButton>
  );
}
