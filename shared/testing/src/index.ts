export { type RenderOptions, renderWithAtrium } from './render-with-atrium.tsx';
export { startTestApi, type TestAnswer, type TestApi } from './test-api.ts';
export { testDeployment } from './test-deployment.ts';
export { createTestPane, type TestPane } from './test-pane.ts';
