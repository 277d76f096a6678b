import config from './playwright.config.ts';
export default {
  ...config,
  use: { ...config.use, baseURL: 'http://127.0.0.1:9400' },
  webServer: {
    ...config.webServer,
    command: 'tsx e2e/server/start.ts build 9400',
    url: 'http://127.0.0.1:9400/',
    reuseExistingServer: true,
  },
};
