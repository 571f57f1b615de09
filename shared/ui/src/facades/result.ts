import '@arco-design/web-react/es/Result/style/css.js';

/** Results that fill a page. They have a separate facade, because their images are large. */

export { default as Result } from '@arco-design/web-react/es/Result';
