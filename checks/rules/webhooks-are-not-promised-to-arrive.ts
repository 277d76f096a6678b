import { yamlAt } from '../repository/repository.ts';
import type { Rule } from '../rule.ts';
import { chineseTexts, englishTexts } from '../texts/site-texts.ts';

const constants = 'contract/constants/webhooks.yaml';

export const webhooksAreNotPromisedToArrive: Rule = {
  why: 'after the last attempt an event is gone; whoever was promised it keeps no poller, and loses the job.',
  findings: repository => {
    const { attempts } = yamlAt(repository, constants) as { attempts: number };
    return [...englishTexts(repository), ...chineseTexts(repository)]
      .filter(({ text }) => aboutWebhooks.test(text) && promise.test(text))
      .map(({ where, text }) => ({
        where,
        found: `“${promise.exec(text)?.[0]}”`,
        expected: `what ${constants} keeps: at most ${attempts} attempts`,
      }));
  },
};

const aboutWebhooks = /webhook|message|event|deliver|回调|消息|事件|投递/i;
const promise = /at least once|guaranteed to arrive|至少(?:会)?(?:送达)?一次|保证送达/i;
