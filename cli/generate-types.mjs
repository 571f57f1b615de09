import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';

// Writes the types of the public API from its OpenAPI document.
const script = path.join(import.meta.dirname, '..', 'server', 'src', 'print-openapi.ts');
const document = execFileSync(process.execPath, [script, 'public'], { maxBuffer: 64 * 1024 * 1024 });
const nodes = await openapiTypescript(document.toString('utf8'));
writeFileSync(path.join(import.meta.dirname, 'src', 'public-api.d.ts'), COMMENT_HEADER + astToString(nodes));
