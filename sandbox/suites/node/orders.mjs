// The orders of Acme Prints. What an order needs is stored before it is sent, so that a crash loses and doubles nothing.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyWebhook } from './easel.mjs';
import { describe } from './products.mjs';

const mostPerPicture = 2;
const mostTries = 3;
/** The order itself is wrong. After any other refusal it can be sent again. */
const wrongOrder = [400, 404, 413, 415, 422];

export class BudgetError extends Error {}

export class Orders {
  constructor({ easel, folder, budget = 100, secrets = [], notifyUrl }) {
    Object.assign(this, { easel, folder, budget, secrets, notifyUrl });
    this.file = join(folder, 'orders.json');
    const kept = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
    this.orders = kept.orders ?? {};
    this.events = kept.events ?? {};
  }

  /** Can be asked for again, whatever became of the first time: the order keeps its requestId. */
  async place(id, wishes) {
    const order = this.orders[id] ?? this.#accept(id, wishes);
    return order.status === 'new' ? this.#send(order) : order;
  }

  /** Follows an order to its end. */
  async finish(id) {
    while (this.orders[id].status === 'placed') {
      await this.#settle(id, await this.easel.waitForJob(this.orders[id].jobId));
    }
    return this.orders[id];
  }

  /** Returns the status to respond with to a webhook. It only rings: what is true is asked for in `work`. */
  receive(headers, body) {
    const event = this.#verify(headers, body);
    if (!event) return 401;
    const id = headers['webhook-id'];
    this.events[id] ??= { order: event.job.metadata.order, done: false };
    this.#save();
    return 204;
  }

  /** Handles each event once, and returns how many there were. */
  async work() {
    const events = Object.values(this.events).filter(({ done }) => !done);
    for (const event of events) {
      await this.#look(event.order);
      event.done = true;
    }
    this.#save();
    return events.length;
  }

  /** Finds what a crash or a lost webhook has left. Runs at the start and then every ten minutes. */
  async resume() {
    for (const { id, status } of Object.values(this.orders)) {
      if (status === 'new') await this.#send(this.orders[id]);
      if (status === 'placed') await this.#look(id);
    }
  }

  #accept(id, { prompt, count = 1, product = 'print' }) {
    const maxCredits = count * mostPerPicture;
    const bound = Object.values(this.orders).map(order => order.charged ?? order.maxCredits);
    const left = bound.reduce((rest, credits) => rest - credits, this.budget);
    if (maxCredits > left) throw new BudgetError(`Order ${id} may cost ${maxCredits} of ${left}.`);
    const requestId = randomUUID();
    const order = { id, prompt, count, product, maxCredits, requestId, tries: 1, status: 'new' };
    return this.#keep(id, order);
  }

  async #send(order) {
    const { id, requestId, maxCredits } = order;
    const { path, body } = describe(order, this.notifyUrl);
    const terms = { requestId, maxCredits, metadata: { order: id } };
    try {
      const { job } = await this.easel.request('POST', path, { ...terms, ...body });
      return this.#keep(id, { status: 'placed', jobId: job.id });
    } catch (error) {
      if (wrongOrder.includes(error.status)) {
        this.#keep(id, { status: 'refused', reason: error.code, charged: 0 });
      }
      throw error;
    }
  }

  async #look(id) {
    const { status, jobId } = this.orders[id];
    if (status !== 'placed') return;
    const { job } = await this.easel.request('GET', `/v1/jobs/${jobId}`);
    if (['SUCCESS', 'FAILED', 'CANCELED'].includes(job.status)) await this.#settle(id, job);
  }

  async #settle(id, { status, failedInfo, successInfo, creditsCharged }) {
    const { tries } = this.orders[id];
    if (failedInfo?.code === 'TRANSITORY_ERROR' && tries < mostTries) {
      // The requestId so far belongs to the job that has failed.
      const again = { status: 'new', requestId: randomUUID(), tries: tries + 1 };
      await this.#send(this.#keep(id, again));
      return;
    }
    const images = [];
    // Without a url a picture is blocked, and not charged.
    for (const { url } of successInfo?.images.filter(image => image.url) ?? []) {
      const file = join(this.folder, `${id}-${images.length + 1}.png`);
      await this.easel.download(url, file);
      images.push(file);
    }
    const end = { SUCCESS: 'done', FAILED: 'failed', CANCELED: 'canceled' }[status];
    this.#keep(id, { status: end, reason: failedInfo?.reason, images, charged: creditsCharged });
  }

  /** While a secret is being replaced there are two. */
  #verify(headers, body) {
    for (const secret of this.secrets) {
      try {
        return verifyWebhook(secret, headers, body);
      } catch {
        // The next one may fit.
      }
    }
    return undefined;
  }

  #keep(id, changes) {
    this.orders[id] = { ...this.orders[id], ...changes };
    this.#save();
    return this.orders[id];
  }

  /** Whole or not at all. */
  #save() {
    const { orders, events } = this;
    writeFileSync(`${this.file}.part`, JSON.stringify({ orders, events }));
    renameSync(`${this.file}.part`, this.file);
  }
}
