import { useFormat } from '@atrium/i18n';

/** A day in the locale's short form; the full moment on hover. */
export function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.date(at)}
    </time>
  );
}
