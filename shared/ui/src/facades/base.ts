import '@arco-design/web-react/es/style/index.css';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Checkbox/style/css.js';
import '@arco-design/web-react/es/ConfigProvider/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import '@arco-design/web-react/es/Message/style/css.js';
import '@arco-design/web-react/es/Spin/style/css.js';

/** The tier that the sign-in page pays for: keep it small. Everything here is loaded before anybody has signed in. */
export { default as Button } from '@arco-design/web-react/es/Button';
export { default as Checkbox } from '@arco-design/web-react/es/Checkbox';
export { default as ConfigProvider } from '@arco-design/web-react/es/ConfigProvider';
export { default as Input } from '@arco-design/web-react/es/Input';
export { default as Message } from '@arco-design/web-react/es/Message';
export { default as Spin } from '@arco-design/web-react/es/Spin';
export { default as IconLanguage } from '@arco-design/web-react/icon/react-icon/IconLanguage';
export { default as IconMoon } from '@arco-design/web-react/icon/react-icon/IconMoon';
export { default as IconSun } from '@arco-design/web-react/icon/react-icon/IconSun';
export { Field, type FieldControl } from '../pieces/field/field.tsx';
export { type Fields, useFields } from '../pieces/field/use-fields.ts';
export { FormAlert } from '../pieces/form-alert/form-alert.tsx';
export { Logo } from '../pieces/logo/logo.tsx';
export { SafeLink } from '../pieces/safe-link/safe-link.tsx';
export { Watermark } from '../pieces/watermark/watermark.tsx';
