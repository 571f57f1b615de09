export { type HostOptions, hostConfig } from './host-config.ts';
export { flipPointer, rollBack } from './pointer-file.ts';
export { type RemoteOptions, remoteConfig } from './remote-config.ts';
