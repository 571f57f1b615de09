import '@arco-design/web-react/es/Result/style/css.js';

/** Full-page outcomes. Apart from the rest, for its drawings are heavy. */
export { default as Result } from '@arco-design/web-react/es/Result';
