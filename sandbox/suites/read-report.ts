import { XMLParser } from 'fast-xml-parser';

export interface Counted {
  passed: number;
  failed: string[];
}

/** An element of a report; Node puts cases at the top, pytest into a suite. */
interface Element {
  testsuites?: Element[];
  testsuite?: Element[];
  testcase?: Case[];
}

interface Case {
  name: string;
  failure?: unknown;
  error?: unknown;
  skipped?: unknown;
}

const lists = ['testsuites', 'testsuite', 'testcase'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: name => lists.includes(name),
});

/** What a report in the form of JUnit says. A case that was skipped has not passed. */
export function readReport(xml: string): Counted {
  const cases = listCases(parser.parse(xml, true) as Element);
  const hasFailed = ({ failure, error }: Case) => failure !== undefined || error !== undefined;
  return {
    passed: cases.filter(each => !hasFailed(each) && each.skipped === undefined).length,
    failed: cases.filter(hasFailed).map(({ name }) => name),
  };
}

const listCases = ({ testsuites = [], testsuite = [], testcase = [] }: Element): Case[] => [
  ...testcase,
  ...[...testsuites, ...testsuite].flatMap(listCases),
];
