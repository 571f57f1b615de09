import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

const PUBLIC = { config: { access: 'public', isLimited: true } } as const;

/**
 * The page may load files only from this server, and call only this server. Inline styles are allowed, because Swagger
 * UI sets style attributes, and a style runs no code.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** The key that a reader enters stays in memory, because `persistAuthorization` is off by default. */
const START_SCRIPT = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  supportedSubmitMethods: ['get', 'post'],
});
`;

const FILES = [
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript; charset=utf-8',
    path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
  {
    name: 'swagger-ui.css',
    type: 'text/css; charset=utf-8',
    path: require.resolve('swagger-ui-dist/swagger-ui.css'),
  },
] as const;

/** Serves the reference of the public API: Swagger UI, which reads the OpenAPI document. No other server is needed. */
export function registerApiReference(app: FastifyInstance): void {
  app.get('/docs', PUBLIC, (_, reply) =>
    reply
      .header('Content-Security-Policy', POLICY)
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  app.get('/docs/start.js', PUBLIC, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START_SCRIPT),
  );
  for (const { name, type, path } of FILES) {
    app.get(`/docs/${name}`, PUBLIC, (_, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=86400').send(createReadStream(path)),
    );
  }
}
