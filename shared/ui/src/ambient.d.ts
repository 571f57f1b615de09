declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;

  export { styles as default };
}

declare module '*.css';

declare module '@arco-design/web-react/es/*/style/css.js';

declare module '@arco-design/web-react/icon/react-icon/*' {
  import type { ForwardRefExoticComponent, RefAttributes, SVGAttributes } from 'react';

  const Icon: ForwardRefExoticComponent<
    SVGAttributes<SVGElement> & { readonly spin?: boolean } & RefAttributes<unknown>
  >;

  export { Icon as default };
}
