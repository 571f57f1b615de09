export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { solveCaptcha } from './solve-captcha.ts';
export { startTestPostgres } from './start-test-postgres.ts';
export {
  type CallResponse,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './start-test-server.ts';
