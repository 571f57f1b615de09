export { DevelopmentTools } from './development-tools.tsx';
