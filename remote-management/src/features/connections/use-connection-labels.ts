import type { CONNECTION_AUTHS, ConnectionProtocol } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of connections and its form. */
export function useConnectionLabels() {
  const { t } = useLingui();
  const protocols: Readonly<Record<ConnectionProtocol, string>> = {
    oip: t({ id: 'management.page.connections.oip', message: 'Open Inference Protocol v2' }),
    openai: t({ id: 'management.page.connections.openai', message: 'OpenAI API' }),
  };
  const auths: Readonly<Record<(typeof CONNECTION_AUTHS)[number], string>> = {
    none: t({ id: 'management.page.connections.auth-none', message: 'None' }),
    bearer: t({ id: 'management.page.connections.auth-bearer', message: 'Bearer token' }),
    basic: t({ id: 'management.page.connections.auth-basic', message: 'Username and password' }),
  };
  return {
    title: t({ id: 'management.page.connections.title', message: 'Connections' }),
    pageDescription: t({
      id: 'management.page.connections.page-description',
      message: 'Servers that host models. AI services can use these models.',
    }),
    noun: t({ id: 'management.page.connections.noun', message: 'connection' }),
    search: t({ id: 'management.page.connections.search', message: 'Search names, slugs or addresses' }),
    empty: t({ id: 'management.page.connections.empty', message: 'No connections yet' }),
    emptyDescription: t({
      id: 'management.page.connections.empty-description',
      message: 'Connect KServe, Triton, MLServer, vLLM, llama.cpp or Ollama.',
    }),
    name: t({ id: 'management.page.connections.name', message: 'Name' }),
    slug: t({ id: 'management.page.connections.slug', message: 'Slug' }),
    slugHint: t({
      id: 'management.page.connections.slug-hint',
      message: 'Part of the ID of each model of this connection. Cannot be changed later.',
    }),
    slugRule: t({
      id: 'management.page.connections.slug-rule',
      message: 'Use 3 to 48 lowercase letters, digits and hyphens, starting with a letter',
    }),
    protocol: t({ id: 'management.page.connections.protocol', message: 'Protocol' }),
    address: t({ id: 'management.page.connections.address', message: 'Address' }),
    oipAddressHint: t({
      id: 'management.page.connections.address-hint-oip',
      message: 'The URL of the server without /v2, such as https://models.example.com:8000.',
    }),
    openaiAddressHint: t({
      id: 'management.page.connections.address-hint',
      message: 'For the OpenAI API, the base URL, such as https://example.com/v1.',
    }),
    addressRule: t({
      id: 'management.page.connections.address-rule',
      message: 'Enter an http or https address without a username, query or fragment',
    }),
    auth: t({ id: 'management.page.connections.auth', message: 'Authentication' }),
    secret: t({ id: 'management.page.connections.secret', message: 'Token or password' }),
    secretHint: t({
      id: 'management.page.connections.secret-hint',
      message:
        'Stored encrypted and never shown again. For a username and password, enter username:password. If you change the address or the authentication, enter it again.',
    }),
    certificate: t({ id: 'management.page.connections.certificate', message: 'CA certificate' }),
    certificateHint: t({
      id: 'management.page.connections.certificate-hint',
      message:
        'PEM format. Required only if a private certificate authority signed the certificate of the server.',
    }),
    timeout: t({ id: 'management.page.connections.timeout', message: 'Timeout (seconds)' }),
    timeoutRule: t({
      id: 'management.page.connections.timeout-rule',
      message: 'Enter a whole number from 1 to 45',
    }),
    isEnabled: t({ id: 'management.page.connections.enabled', message: 'Enabled' }),
    status: t({ id: 'management.page.connections.status', message: 'Status' }),
    enabled: t({ id: 'management.page.connections.status-enabled', message: 'Enabled' }),
    disabled: t({ id: 'management.page.connections.status-disabled', message: 'Disabled' }),
    models: t({ id: 'management.page.connections.models', message: 'Models' }),
    modelsHint: t({
      id: 'management.page.connections.models-hint',
      message: 'Choose a task for each model. AI services with this task can then run on the model.',
    }),
    updatedAt: t({ id: 'management.page.connections.updated', message: 'Updated' }),
    diagnose: t({ id: 'management.page.connections.diagnose', message: 'Test connection' }),
    protocols,
    auths,
  };
}
