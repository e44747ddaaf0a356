/** Titles of tests: the first argument of `test(…)`, `test.for(…)(…)` and similar calls, as in the source. */
const TITLE = /(?:\btest(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>\s*,/gsu

/** The whole titles of the tests in a file. */
export function testTitles(source: string): Set<string> {
  return new Set(
    [...source.matchAll(TITLE)].map(({ groups }) => (groups?.['title'] ?? '').replaceAll(/\\(.)/gu, '$1')),
  )
}
