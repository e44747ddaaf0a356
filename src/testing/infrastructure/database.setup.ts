import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { memoryDir } from './memory-dir.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl?: string
    /** The folder for this run's files; deleted when it ends. */
    runDir?: string
  }
}

/** One server for all projects of a run, each of which loads this module. */
type Run = { dir: string; server: Awaited<ReturnType<typeof startPostgres>> }
const shared = globalThis as { rihlaTestRun?: Promise<Run> }

/** Starts the PostgreSQL server and creates the folder that all tests with a database share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isFirst = shared.rihlaTestRun === undefined
  const { dir, server } = await (shared.rihlaTestRun ??= start())
  project.provide('postgresUrl', server.urlOf('postgres'))
  project.provide('runDir', dir)
  return async () => {
    if (!isFirst) return
    delete shared.rihlaTestRun
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function start(): Promise<Run> {
  const dir = await mkdtemp(join(memoryDir(), 'rihla-test-'))
  return { dir, server: await startPostgres(join(dir, 'postgres')) }
}
