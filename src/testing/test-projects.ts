import { globSync } from 'node:fs'
import { reachableFrom } from './import-graph.ts'

/** What a test needs before it can run; each is a project of its own. */
export type TestNeed = 'rules' | 'database' | 'app' | 'fuzz' | 'kill'

/** Tests of races, of faults and of killed processes wait much, and load both processors. */
const BY_NAME: readonly (readonly [TestNeed, RegExp])[] = [
  ['fuzz', /(?:^|\/)fuzz-[^/]*$/],
  ['kill', /\.(?:kill|race|fault)\.test\.ts$/],
]

/** The modules by which tests get what they need, the greatest need first. */
const BY_IMPORT: readonly (readonly [TestNeed, RegExp])[] = [
  ['kill', /^src\/testing\/infrastructure\/processes\//],
  ['app', /^src\/testing\/infrastructure\/(?:app|site|widget-app)\.ts$/],
  ['database', /^src\/testing\/infrastructure\/(?:database|standby|run-folder)\.ts$/],
]

/** A test's own helpers: what the product imports is no need of the test. */
const HELPERS = /^(?:src\/testing|e2e)\//

/** The tests of `src` by their names and imports; those that import nothing of the above test rules. */
export function testsByNeed(): Record<TestNeed, string[]> {
  const tests: Record<TestNeed, string[]> = { rules: [], database: [], app: [], fuzz: [], kill: [] }
  for (const file of globSync('src/**/*.test.{ts,tsx}')) tests[needOf(file)].push(file)
  return tests
}

function needOf(file: string): TestNeed {
  const [named] = BY_NAME.find(([, names]) => names.test(file)) ?? []
  if (named) return named
  const helpers = reachableFrom([file], (imported) => HELPERS.test(imported))
  return BY_IMPORT.find(([, modules]) => [...helpers].some((helper) => modules.test(helper)))?.[0] ?? 'rules'
}

/** A dozen journeys in Chromium that show whether the product works; `npm test` takes them, the others take the rest. */
export const JOURNEYS = [
  'e2e/build/dev-pages.test.ts',
  'e2e/build/loader-release.test.ts',
  'e2e/build/page-scripts.test.ts',
  'e2e/journeys/account/session.test.ts',
  'e2e/journeys/content/partner.test.ts',
  'e2e/journeys/direction.test.ts',
  'e2e/journeys/journey.test.ts',
  'e2e/journeys/staff/callers.test.ts',
  'e2e/journeys/staff/money.test.ts',
  'e2e/journeys/staff/roles.test.ts',
  'e2e/journeys/trip-payment.test.ts',
  'e2e/next-auth/next-auth.test.ts',
  'e2e/widget/own-trips.test.ts',
  'e2e/widget/widget.test.ts',
]

/** Each changes the clock of its whole process: to other days, to when trips have been driven, or on by months. */
export const OTHER_CLOCKS = [
  'e2e/journeys/any-day.test.ts',
  'e2e/journeys/staff/dispatch.test.ts',
  'e2e/journeys/partner/from-click-to-paid.test.ts',
]
