export { type RenderOptions, renderWithAtrium } from './render-with-atrium.tsx';
export { startTestApi, type TestApi, type TestResponse } from './test-api.ts';
export { testDeployment } from './test-deployment.ts';
export { createTestPane, type TestPane } from './test-pane.ts';
