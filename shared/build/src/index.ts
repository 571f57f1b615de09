export { type HostOptions, hostConfig } from './host-config.ts';
export { rollBack, setCurrentVersion } from './pointer-file.ts';
export { type RemoteOptions, remoteConfig } from './remote-config.ts';
