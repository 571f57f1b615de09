/** The remote that the build was made for. */
declare module '#remote' {
  import type { RemoteModule } from '@atrium/contract';
  import type { ComponentType } from 'react';

  export const remote: RemoteModule<ComponentType>;
}

declare module '#descriptor' {
  import type { DescriptorSource } from '@atrium/contract';

  export const descriptor: DescriptorSource;
}
