import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/longest-first.ts'
import { STEP_HANGS_MS, TEST_HANGS_MS } from './src/testing/hung.ts'
import { memoryDir } from './src/testing/infrastructure/memory-dir.ts'
import { JOURNEYS, OTHER_CLOCKS, testsByKind, type TestKind } from './src/testing/test-projects.ts'

const shared = {
  // A worker loads the program once, not again for each test file.
  isolate: false,
  testTimeout: TEST_HANGS_MS,
  hookTimeout: TEST_HANGS_MS,
  expect: { poll: { timeout: STEP_HANGS_MS } },
}

const SETUPS = 'src/testing/infrastructure'
const DATABASE = `${SETUPS}/database.setup.ts`
const SERVER = `${SETUPS}/server.setup.ts`

const browser = {
  ...shared,
  globalSetup: [DATABASE, `${SETUPS}/chromium.setup.ts`],
  // A browser on a busy machine is too late now and then; the run lists what needed its second try.
  retry: 1,
  expect: { poll: { timeout: STEP_HANGS_MS, interval: 100 } },
  server: { deps: { external: [/entry-server\.js$/] } },
}

/** Files wait for the database, a starting process or a page's timer: one worker more than there are processors. */
const WORKERS = availableParallelism() + 1

const tests = testsByKind()

/** The tests of `src` that need the same. */
function code(name: TestKind, globalSetup: string[]) {
  return {
    test: {
      ...shared,
      name,
      include: tests[name],
      globalSetup,
      env: { TMPDIR: memoryDir() },
      setupFiles: [`${SETUPS}/console.setup.ts`],
    },
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      code('rules', []),
      code('database', [DATABASE]),
      code('app', [DATABASE]),
      code('kill', [DATABASE, SERVER]),
      code('fuzz', [DATABASE]),
      code('races', [DATABASE]),
      { test: { ...browser, name: 'journeys', include: JOURNEYS } },
      {
        test: {
          ...browser,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [...JOURNEYS, ...OTHER_CLOCKS],
        },
      },
      { test: { ...browser, name: 'clocks', include: OTHER_CLOCKS, isolate: true } },
    ],
  },
})
