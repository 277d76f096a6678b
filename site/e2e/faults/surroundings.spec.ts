import { expect, test } from '../site-test.ts';
import { surroundings } from './surroundings.ts';
import { isReadable, watchErrors } from './unharmed.ts';

for (const { name, meet } of Object.values(surroundings).flat()) {
  test(name, async ({ page, context, at, siteLocale: locale }) => {
    const errors = watchErrors(page);
    await meet({ page, context, at, locale });
    await isReadable(page);
    expect(errors()).toEqual([]);
  });
}
