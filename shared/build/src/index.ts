export { type HostOptions, hostConfig } from './config/host-config.ts';
export { type RemoteOptions, remoteConfig } from './config/remote-config.ts';
export { rollBack, setCurrentVersion } from './publish/pointer-file.ts';
