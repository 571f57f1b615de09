import '@arco-design/web-react/es/style/index.css';
import '@arco-design/web-react/es/Button/style/css.js';

/** The facade that the sign-in page loads. Keep it small: it loads before the user signs in. */

export { default as Button } from '@arco-design/web-react/es/Button';
export { Checkbox } from '../components/checkbox/checkbox.tsx';
export { Field, type FieldControl } from '../components/field/field.tsx';
export { FormAlert } from '../components/form-alert/form-alert.tsx';
export { Logo } from '../components/logo/logo.tsx';
export { Popup } from '../components/popup/popup.tsx';
export { findLinkTarget } from '../components/safe-link/find-link-target.ts';
export { SafeLink } from '../components/safe-link/safe-link.tsx';
export { Spin } from '../components/spin/spin.tsx';
export { Input } from '../components/text-box/input.tsx';
export { TextArea } from '../components/text-box/text-area.tsx';
export { Watermark } from '../components/watermark/watermark.tsx';
