import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/testing/postgres.setup.ts'],
    setupFiles: ['src/testing/console.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Suites that walk one story end to end (kill, stock) take longer and are run by their own script.
    exclude: ['**/node_modules/**', 'e2e/**'],
  },
})
