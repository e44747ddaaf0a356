import { inject } from 'vitest'

/** The folder for the files of this test run, which is deleted when it ends. */
export function runFolder(): string {
  return inject('runDir') ?? withoutDatabase()
}

/** The server that has the templates of test databases. */
export function postgresUrl(): string {
  return inject('postgresUrl') ?? withoutDatabase()
}

function withoutDatabase(): never {
  throw new Error(
    'This test is in the project "rules", which has no database: a test imports what it needs by itself (src/testing/test-projects.ts)',
  )
}
