import { expect, it } from 'vitest';
import { readReport } from './read-report.ts';

it('counts what node --test reports', () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
  <testcase name="one &amp; two" time="0.1" classname="test"/>
  <testcase name="bad" time="0.1" classname="test" failure="x">
    <failure type="testCodeFailure" message="x">Error: &lt;x></failure>
  </testcase>
  <testsuite name="inner" tests="2" failures="0" skipped="1">
    <testcase name="later" time="0.1" classname="test"><skipped type="skipped" message="true"/></testcase>
    <testcase name="three" time="0.1" classname="test"/>
  </testsuite>
  <!-- tests 4 -->
</testsuites>`;
  expect(readReport(xml)).toEqual({ passed: 2, failed: ['bad'] });
});

it('counts what pytest reports, where a broken fixture is an error', () => {
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" errors="1" failures="1" skipped="0" tests="3">
  <testcase classname="test_costs" name="test_a" time="0.3" />
  <testcase classname="test_costs" name="test_b" time="0.3"><failure message="assert">b</failure></testcase>
  <testcase classname="test_costs" name="test_c" time="0.3"><error message="setup">c</error></testcase>
</testsuite></testsuites>`;
  expect(readReport(xml)).toEqual({ passed: 1, failed: ['test_b', 'test_c'] });
});

it('counts nothing in a report without cases, and refuses what is no XML', () => {
  expect(readReport('<testsuites></testsuites>')).toEqual({ passed: 0, failed: [] });
  expect(() => readReport('<testsuites><testcase>')).toThrow();
});
