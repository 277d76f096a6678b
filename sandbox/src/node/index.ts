export { forwardTo } from './forward-callbacks.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
