export { webhookSecret } from '../core/index.ts';
export {
  type Answered,
  type RunningServer,
  type ServerOptions,
  startServer,
} from './start-server.ts';
