import type { WebhookDelivery, WebhookStatus } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of requests to a webhook. */
export function useDeliveryLabels() {
  const { t } = useLingui();
  const statuses: Readonly<Record<WebhookStatus, string>> = {
    pending: t({ id: 'assets.page.batch.delivery-pending', message: 'Waiting' }),
    delivered: t({ id: 'assets.page.batch.delivery-delivered', message: 'Delivered' }),
    failed: t({ id: 'assets.page.batch.delivery-failed', message: 'Not delivered' }),
  };
  const reasons: Readonly<Record<string, string>> = {
    addressForbidden: t({
      id: 'assets.page.batch.reason-forbidden',
      message: 'The address is not allowed. Ask the server administrator to allow it.',
    }),
    dnsFailed: t({ id: 'assets.page.batch.reason-dns', message: 'The host name cannot be resolved' }),
    connectFailed: t({ id: 'assets.page.batch.reason-connect', message: 'The connection failed' }),
    tlsFailed: t({ id: 'assets.page.batch.reason-tls', message: 'The certificate is not valid' }),
    timeout: t({ id: 'assets.page.batch.reason-timeout', message: 'No response within 10 seconds' }),
    redirected: t({
      id: 'assets.page.batch.reason-redirected',
      message: 'The address redirects. Enter the final address.',
    }),
    secretUnreadable: t({
      id: 'assets.page.batch.reason-secret',
      message: 'The signing secret cannot be decrypted, because the server’s encryption key has changed',
    }),
  };
  return {
    statuses,
    describeResponse({ responseStatus, reason }: WebhookDelivery): string {
      if (responseStatus !== null) return `HTTP ${responseStatus}`;
      return reason === null ? '–' : (reasons[reason] ?? reason);
    },
  };
}
