import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/longest-first.ts'
import { memoryDir } from './src/testing/infrastructure/memory-dir.ts'

const shared = {
  // A worker loads the program once, not again for each test file.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Polling needs a generous timeout: on a small, busy machine the awaited work may have to wait for the CPU.
  expect: { poll: { timeout: 20_000 } },
}

const browser = {
  ...shared,
  globalSetup: ['src/testing/infrastructure/chromium.setup.ts'],
  testTimeout: 120_000,
  // A browser on a busy machine is too late now and then; the run lists what needed its second try.
  retry: 1,
  expect: { poll: { timeout: 20_000, interval: 100 } },
  server: { deps: { external: [/entry-server\.js$/] } },
}

/** Files wait for the database, a starting process or a page's timer: one worker more than there are processors. */
const WORKERS = availableParallelism() + 1

/** Each changes the clock of its whole process: to other days, to when trips have been driven, or on by months. */
const OTHER_CLOCKS = [
  'e2e/journeys/any-day.test.ts',
  'e2e/journeys/staff/dispatch.test.ts',
  'e2e/journeys/partner/from-click-to-paid.test.ts',
]

export default defineConfig({
  test: {
    // Runs once for all projects.
    globalSetup: ['src/testing/infrastructure/run.setup.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          ...shared,
          name: 'code',
          env: { TMPDIR: memoryDir() },
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/infrastructure/console.setup.ts'],
        },
      },
      { test: { ...browser, name: 'browser', include: ['e2e/**/*.test.ts'], exclude: OTHER_CLOCKS } },
      { test: { ...browser, name: 'other clocks', include: OTHER_CLOCKS, isolate: true } },
    ],
  },
})
