import type { OutboundFailureReason } from '@atrium/contract';
import { z } from 'zod';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import { describeParameters } from '../core/describe-parameters.ts';
import type { Engine } from '../core/engine.ts';
import { EngineFailure, type EngineFailureReason } from '../core/engine-failure.ts';
import { InputRejectedError } from '../core/input-rejection.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { ExternalModel } from './external-model.ts';
import { createChatParameters } from './run-chat.ts';
import { runModel } from './run-model.ts';

export interface ExternalEngineOptions extends ExternalModel {
  readonly id: string;
  readonly name: string;
  /** The engines of one connection share the queue and the circuit breaker. */
  readonly queue: FairQueue;
  readonly breaker: CircuitBreaker;
}

/** The limitation that the console shows for every external engine, in English. */
export const EXTERNAL_LIMITATION = 'Runs on a server outside of Atrium, which receives the input.';

/** The reason of the engine's failure by the reason of an outbound error. All other reasons become `unreachable`. */
const REASONS: Partial<Record<OutboundFailureReason, EngineFailureReason>> = {
  timeout: 'timeout',
  malformed: 'failed',
  rejected: 'failed',
};

/** Creates an engine that runs its requests on another server. */
export function createExternalEngine(options: ExternalEngineOptions): Engine {
  const { id, name, protocol, model, queue, breaker } = options;
  const parameters = protocol === 'openai' ? createChatParameters(model.task) : z.strictObject({});
  return {
    descriptor: {
      id,
      name,
      version: model.model,
      license: '',
      method: 'model',
      tasks: [model.task],
      languages: [],
      limitations: [EXTERNAL_LIMITATION],
      parameters: describeParameters(parameters),
    },
    async run(request, { user, signal, countTokens, receiveText }) {
      const queuedAt = performance.now();
      return queue.run({ id: user, signal }, async () => {
        const startedAt = performance.now();
        let hasReceivedText = false;
        // Passes each part to the caller, and records that the caller has received text.
        const receivePart =
          receiveText &&
          ((part: string) => {
            hasReceivedText = true;
            return receiveText(part);
          });
        try {
          // A second attempt would repeat the text that the caller has already received.
          const output = await breaker.run(
            () => runModel(options, { ...request, signal, countTokens, receiveText: receivePart }),
            () => !hasReceivedText,
          );
          return { output, queueMs: startedAt - queuedAt, runMs: performance.now() - startedAt };
        } catch (error) {
          if (error instanceof OutboundError) throw toFailure(error, signal);
          if (error instanceof InputRejectedError) throw new EngineFailure('failed', error.message, error);
          throw error;
        }
      });
    },
    stop: () => queue.close(),
  };
}

function toFailure({ reason, message }: OutboundError, signal: AbortSignal | undefined): EngineFailure {
  if (signal?.aborted) return new EngineFailure('canceled', message);
  return new EngineFailure(REASONS[reason] ?? 'unreachable', message);
}
