import { globSync } from 'node:fs'
import { reachableFrom } from './import-graph.ts'

/** Kinds of tests, by the set-up that they need. Each kind is a Vitest project. */
export type TestKind = 'rules' | 'database' | 'app' | 'fuzz' | 'races' | 'kill'

/** Tests that start processes need the site and a bundle of the server. */
const PROCESSES = /^src\/testing\/infrastructure\/processes\//

/** Tests that send much or wait long. */
const BY_NAME: readonly (readonly [TestKind, RegExp])[] = [
  ['fuzz', /(?:^|\/)fuzz-[^/]*$/],
  ['races', /\.(?:race|fault)\.test\.ts$/],
]

/** The modules by which the others get what they need, the greatest need first. */
const BY_IMPORT: readonly (readonly [TestKind, RegExp])[] = [
  ['app', /^src\/testing\/infrastructure\/(?:app|site|widget-app)\.ts$/],
  ['database', /^src\/testing\/infrastructure\/(?:database|standby|run-folder)\.ts$/],
]

/** A test's own helpers: what the product imports is no need of the test. */
const HELPERS = /^(?:src\/testing|e2e)\//

/** The tests of `src` by their names and imports; those that import nothing of the above test rules. */
export function testsByKind(): Record<TestKind, string[]> {
  const tests: Record<TestKind, string[]> = {
    rules: [],
    database: [],
    app: [],
    fuzz: [],
    races: [],
    kill: [],
  }
  for (const file of globSync('src/**/*.test.{ts,tsx}')) tests[kindOf(file)].push(file)
  return tests
}

function kindOf(file: string): TestKind {
  const helpers = [...reachableFrom([file], (imported) => HELPERS.test(imported))]
  const imports = (modules: RegExp) => helpers.some((helper) => modules.test(helper))
  if (imports(PROCESSES)) return 'kill'
  const [matching] = BY_NAME.find(([, names]) => names.test(file)) ?? []
  return matching ?? BY_IMPORT.find(([, modules]) => imports(modules))?.[0] ?? 'rules'
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

/** Tests that change the clock of their whole process. */
export const OTHER_CLOCKS = [
  'e2e/journeys/any-day.test.ts',
  'e2e/journeys/staff/dispatch.test.ts',
  'e2e/journeys/partner/from-click-to-paid.test.ts',
]
