export { FAULTS, type Fault } from './fault.ts';
export { type ActiveFault, FaultBoard } from './fault-board.ts';
export { FAULTS_PATH, faultMiddleware } from './fault-middleware.ts';
export { type FaultProxy, startFaultProxy } from './start-fault-proxy.ts';
