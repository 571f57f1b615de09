import type { ConnectionModel, ConnectionProtocol } from '@atrium/contract';
import type { ServerAccess } from '../../protocols/server-access.ts';
import type { EngineCaller, EngineInput } from '../core/engine.ts';

/** A model of a connection and how to reach it. */
export interface ExternalModel {
  readonly protocol: ConnectionProtocol;
  readonly model: ConnectionModel;
  readonly access: ServerAccess;
}

/** One request to a model. */
export interface ModelRequest extends Pick<EngineCaller, 'signal' | 'countTokens' | 'receiveText'> {
  readonly input: EngineInput;
  readonly parameters: Readonly<Record<string, unknown>>;
}
