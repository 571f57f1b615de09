import '@arco-design/web-react/es/style/index.css';
import '@arco-design/web-react/es/Button/style/css.js';

/** The tier that the sign-in page pays for: keep it small. Everything here is loaded before anybody has signed in. */
export { default as Button } from '@arco-design/web-react/es/Button';
export { Checkbox } from '../pieces/checkbox/checkbox.tsx';
export { Field, type FieldControl } from '../pieces/field/field.tsx';
export { FormAlert } from '../pieces/form-alert/form-alert.tsx';
export { Logo } from '../pieces/logo/logo.tsx';
export { linkTarget } from '../pieces/safe-link/link-target.ts';
export { SafeLink } from '../pieces/safe-link/safe-link.tsx';
export { Spin } from '../pieces/spin/spin.tsx';
export { Input } from '../pieces/text-box/input.tsx';
export { TextArea } from '../pieces/text-box/text-area.tsx';
export { Watermark } from '../pieces/watermark/watermark.tsx';
