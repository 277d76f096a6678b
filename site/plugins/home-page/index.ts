import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BaseModelLimits, type Constants, listConstants } from '@easel/contract';
import { sourceLanguage } from '../../i18n/languages.ts';
import { readPrompts } from '../../islands/home/build-time/read-prompts.ts';

const count = 3;
/** Of the price that is shown. */
const steps = 25;

/**
 * What the home page shows of other things: the newest posts, which Docusaurus gives only to the blog, what can be painted, and
 * the contract's model families.
 */
export default function homePage({ siteDir, i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'home-page',
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = (blog?.blogPosts ?? [])
        .filter(({ metadata }) => !metadata.unlisted)
        .slice(0, count)
        .map(({ metadata: { title, description, permalink, date } }) => ({
          title,
          description,
          permalink,
          date: new Date(date).toISOString(),
        }));
      await actions.createData('posts.json', posts);
      // A language whose prompts nobody has painted yet shows those of the source.
      const painted = existsSync(join(siteDir, 'static/img/paintings', currentLocale));
      const language = painted ? currentLocale : sourceLanguage.code;
      await actions.createData('studio.json', { language, prompts: readPrompts(language) });
      await actions.createData('models.json', describeModels(await listConstants()));
    },
  };
}

const describeModels = ({ baseModels, credits }: Constants) =>
  Object.entries(baseModels).map(([name, model]) => ({
    name,
    side: model.defaultSide,
    largest: [model.maxSide, besideLongest(model)],
    multiple: model.multiple,
    steps,
    credits:
      (model.creditFactor * Math.ceil(steps / credits.stepsPerUnit) * credits.diffusionFactor) / 10,
  }));

/** The longest second side beside the longest first. */
const besideLongest = ({ maxArea, maxSide, multiple }: BaseModelLimits) =>
  Math.min(maxSide, Math.floor(maxArea / maxSide / multiple) * multiple);
