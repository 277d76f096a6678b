export { webhookSecret } from '../core/index.ts';
export {
  type Answered,
  forwardTo,
  type RunningServer,
  type ServerOptions,
  startServer,
} from './start-server.ts';
