import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryDir } from './memory-dir.ts'
import { SERVER_ENTRY } from './processes/processes.ts'
import { bundleServer } from './processes/server-bundle.ts'

/** Bundles the server that kill tests start. */
export default async function setup(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(memoryDir(), 'rihla-server-'))
  process.env[SERVER_ENTRY] = await bundleServer(dir)
  return () => rm(dir, { recursive: true, force: true })
}
