import type { ConnectionModel, ConnectionProtocol } from '@atrium/contract';
import type { ServerAccess } from '../../protocols/server-access.ts';

/** A model of a connection and how to reach it. */
export interface ExternalModel {
  readonly protocol: ConnectionProtocol;
  readonly model: ConnectionModel;
  readonly access: ServerAccess;
}
