import { expect, it } from 'vitest';
import { english } from './en';
import { chinese } from './zh';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it.each(Object.keys(english) as (keyof typeof english)[])('%s has the same places in both', key => {
  expect(places(chinese[key])).toEqual(places(english[key]));
});
