/** How callbacks are signed, without a server: for pages that make and check one. */
export { importWebhookSecret, signMessage, webhookSecret } from './callbacks/sign-message.ts';
export { webhooks } from './contract-data.ts';
