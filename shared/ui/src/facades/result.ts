import '@arco-design/web-react/es/Result/style/css.js';

/** Results that fill a page. A tier of its own, because its drawings are large. */
export { default as Result } from '@arco-design/web-react/es/Result';
