/** The remote for which the development server was started. The build maps `#remote` and `#descriptor` to its files. */
declare module '#remote' {
  import type { RemoteModule } from '@atrium/contract';
  import type { CatalogLoaders } from '@atrium/i18n';
  import type { ComponentType } from 'react';

  export const remote: Omit<RemoteModule<ComponentType>, 'messages'> & { readonly messages: CatalogLoaders };
}

declare module '#descriptor' {
  import type { DescriptorSource } from '@atrium/contract';

  export const descriptor: DescriptorSource;
}
