export { exportDefinition } from './export-definition.ts';
export { ImportDefinition } from './import-definition.tsx';
