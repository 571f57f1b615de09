export { createLabelModel } from './create-onnx-models.ts';
export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { deploySampleRemotes } from './deploy-sample-remotes.ts';
export { signInAs } from './sign-in-as.ts';
export { solveCaptcha } from './solve-captcha.ts';
export { type MailServer, startMailServer } from './start-mail-server.ts';
export { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from './start-model-server.ts';
export { type OpenIdProvider, startProvider } from './start-provider.ts';
export { startTestPostgres } from './start-test-postgres.ts';
export {
  type CallResponse,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './start-test-server.ts';
