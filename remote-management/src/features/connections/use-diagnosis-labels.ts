import type { DiagnosisStep, OutboundFailureReason } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of the steps of a diagnosis, and what to do about each failure. */
export function useDiagnosisLabels() {
  const { t } = useLingui();
  const steps: Readonly<Record<DiagnosisStep, string>> = {
    address: t({ id: 'management.page.connections.step-address', message: 'Address is allowed' }),
    dns: t({ id: 'management.page.connections.step-dns', message: 'Host name lookup' }),
    connect: t({ id: 'management.page.connections.step-connect', message: 'Network connection' }),
    auth: t({ id: 'management.page.connections.step-auth', message: 'Authentication' }),
    live: t({ id: 'management.page.connections.step-live', message: 'Server is live' }),
    ready: t({ id: 'management.page.connections.step-ready', message: 'Server is ready' }),
    model: t({ id: 'management.page.connections.step-model', message: 'Model is ready' }),
    sample: t({ id: 'management.page.connections.step-sample', message: 'Sample run' }),
  };
  const remedies: Readonly<Record<OutboundFailureReason, string>> = {
    addressForbidden: t({
      id: 'management.page.connections.address-forbidden',
      message:
        'Atrium is not allowed to access this address. The server administrator can allow private addresses with ATRIUM_CONNECTION_ADDRESSES.',
    }),
    dnsFailed: t({
      id: 'management.page.connections.dns-failed',
      message: 'The host name cannot be resolved. Check its spelling and the DNS of the Atrium server.',
    }),
    connectFailed: t({
      id: 'management.page.connections.connect-failed',
      message: 'Failed to connect. Check the port, the firewall, and whether the server is running.',
    }),
    tlsFailed: t({
      id: 'management.page.connections.tls-failed',
      message:
        'Failed to establish a secure connection. Check whether the address uses http or https, and add the CA certificate of the server.',
    }),
    timeout: t({
      id: 'management.page.connections.timed-out',
      message: 'The server did not respond in time. Increase the timeout or check the load of the server.',
    }),
    redirected: t({
      id: 'management.page.connections.redirected',
      message: 'The server redirects. Enter the address that it redirects to.',
    }),
    unauthorized: t({
      id: 'management.page.connections.unauthorized',
      message: 'The server rejected the credentials. Check the authentication and the token or password.',
    }),
    notFound: t({
      id: 'management.page.connections.not-found',
      message: 'The server does not know this path or model. Check the address and the name of the model.',
    }),
    notReady: t({
      id: 'management.page.connections.not-ready',
      message: 'The server or the model is not ready. Wait until it is loaded.',
    }),
    rejected: t({
      id: 'management.page.connections.rejected',
      message: 'The server rejected the request. Check the task, the tensor names and the data type.',
    }),
    tooLarge: t({
      id: 'management.page.connections.too-large',
      message: 'The response is larger than 32 MB.',
    }),
    malformed: t({
      id: 'management.page.connections.malformed',
      message: 'The response does not match the task. Check the tensor names of the output.',
    }),
  };
  return { steps, remedies };
}
