import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useAreTaskMessagesLoaded } from './use-are-task-messages-loaded.ts';

interface RunErrorProps {
  readonly code: number;
  /** Shows the code of an explained error in the tooltip only. Off by default. */
  readonly hidesCode?: boolean;
}

/**
 * Explains why a run produced no output, with the stored code. Shows only the code if it is unknown, and until the
 * messages are loaded.
 */
export function RunError(props: RunErrorProps) {
  return useAreTaskMessagesLoaded() ? <ExplainedError {...props} /> : props.code;
}

function ExplainedError({ code, hidesCode = false }: RunErrorProps) {
  const { t } = useLingui();
  const label = useRunErrorLabel(code);
  const codeText = t({ id: 'tasks.component.run-error.unknown', message: `Error code ${code}` });
  if (label === undefined) return codeText;
  if (hidesCode) return <span title={codeText}>{label}</span>;
  return t({ id: 'tasks.component.run-error.with-code', message: `${label} (${code})` });
}

function useRunErrorLabel(code: number): string | undefined {
  const { t } = useLingui();
  switch (code) {
    case ERROR_CODES.invalid:
    case ERROR_CODES.valuesNotPositive:
      return t({ id: 'tasks.component.run-error.input', message: 'Invalid input' });
    case ERROR_CODES.parametersInvalid:
      return t({ id: 'tasks.component.run-error.parameters', message: 'Invalid parameters' });
    case ERROR_CODES.imageUnreadable:
      return t({ id: 'tasks.component.run-error.image', message: 'Image could not be read' });
    case ERROR_CODES.imageDamaged:
      return t({ id: 'tasks.component.run-error.damaged', message: 'Image damaged' });
    case ERROR_CODES.imageTooLarge:
    case ERROR_CODES.imageTooManyPixels:
    case ERROR_CODES.imageSideTooLong:
      return t({ id: 'tasks.component.run-error.large', message: 'Image too large' });
    case ERROR_CODES.noNumbers:
      return t({ id: 'tasks.component.run-error.numbers', message: 'No numeric column' });
    case ERROR_CODES.rowsTooFew:
      return t({ id: 'tasks.component.run-error.rows', message: 'Too few rows' });
    case ERROR_CODES.seriesTooShort:
      return t({ id: 'tasks.component.run-error.series', message: 'Series too short' });
    case ERROR_CODES.textTooLong:
      return t({ id: 'tasks.component.run-error.text', message: 'Text too long' });
    case ERROR_CODES.concurrencyLimited:
      return t({ id: 'tasks.component.run-error.concurrency', message: 'Too many concurrent runs' });
    case ERROR_CODES.engineFailed:
      return t({ id: 'tasks.component.run-error.engine', message: 'Engine error' });
    case ERROR_CODES.engineTimeout:
      return t({ id: 'tasks.component.run-error.timeout', message: 'Engine timeout' });
    case ERROR_CODES.engineUnavailable:
      return t({
        id: 'tasks.component.run-error.unavailable',
        message: 'Engine unavailable or run canceled',
      });
    default:
      return undefined;
  }
}
