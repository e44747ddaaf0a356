import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { memoryDir } from './memory-dir.ts'
import { startPostgres } from './postgres-server.ts'
import { SERVER_ENTRY } from './processes/processes.ts'
import { bundleServer } from './processes/server-bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The folder for this run's files; deleted when it ends. */
    runDir: string
  }
}

/** What all files of a test run share: its folder, a PostgreSQL server, and the server that kill tests start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(memoryDir(), 'rihla-test-'))
  const [postgres, entry] = await Promise.all([
    startPostgres(join(dir, 'postgres')),
    bundleServer(join(dir, 'server')),
  ])
  project.provide('postgresUrl', postgres.urlOf('postgres'))
  project.provide('runDir', dir)
  process.env[SERVER_ENTRY] = entry
  return async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
