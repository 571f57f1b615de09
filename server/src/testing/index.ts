export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { solveCaptcha } from './solve-captcha.ts';
export {
  type CallAnswer,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './start-test-server.ts';
