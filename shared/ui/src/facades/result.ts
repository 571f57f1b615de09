import '@arco-design/web-react/es/Result/style/css.js';

/** Results that fill a page. They are a separate tier, because their images are large. */
export { default as Result } from '@arco-design/web-react/es/Result';
