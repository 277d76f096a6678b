export { webhookSecret } from '../core/index.ts';
export { forwardTo } from './forward-callbacks.ts';
export {
  type Answered,
  type RunningServer,
  type ServerOptions,
  startServer,
} from './start-server.ts';
