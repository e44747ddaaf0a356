import { existsSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { rentalAfter } from '#testing/builders/journey.ts'
import { launchServer, startServer } from '#testing/infrastructure/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'

/** Whether the files of a database server are being written. */
async function isInitialising(dataDir: string): Promise<boolean> {
  for await (const _ of glob('postgres.new-*/PG_VERSION', { cwd: dataDir })) return true
  return false
}

const databaseRuns = async (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

const EVERY_PLAN = [
  'Europcar Prepaid',
  'Europcar Standard',
  'Flexible Autos Inclusive',
  'Green Motion Standard',
  'Najm Rentals Classic',
  'OK Mobility Flexible',
  'OK Mobility Non-refundable',
  'Renticar Standard',
  'Sahra Cars Local',
]

test.for([
  { moment: 'while the database is initialised', seen: isInitialising, after: 0, kill: 'kill' },
  { moment: 'with initdb itself', seen: isInitialising, after: 100, kill: 'killAll' },
  { moment: 'while tables are made', seen: databaseRuns, after: 150, kill: 'kill' },
  { moment: 'with the database while places are written', seen: databaseRuns, after: 700, kill: 'killAll' },
  { moment: 'while stations are taken over', seen: databaseRuns, after: 1500, kill: 'kill' },
] as const)(
  'a first start killed $moment: the next has every place and every plan’s cars',
  { timeout: 180_000 },
  async ({ seen, after, kill }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rihla-first-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
    const environment = { ...onSiteClock(), DATA_DIR: dataDir, PORT: String(await freePort()), PLANS: '' }
    const first = launchServer(environment)
    await expect.poll(() => seen(dataDir), { timeout: 60_000, interval: 5 }).toBe(true)
    await sleep(after)
    await first[kill]()

    const server = await startServer(environment)
    onTestFinished(async () => void (await server.stop()))
    const call = callOver((path, request) => fetch(server.url + path, request))
    const search = `/api/searching?${rentalAfter(siteClock.now(), 60)}`
    const plansOffered = async () => {
      const { suppliers }: SearchResults = (await call(search, { body: {} })).body
      return suppliers.filter(({ offers }) => offers > 0).map(({ name, plan }) => `${name} ${plan}`)
    }
    await expect
      .poll(async () => (await plansOffered()).toSorted(), { timeout: 60_000, interval: 200 })
      .toEqual(EVERY_PLAN)
    expect(await leftovers(dataDir)).toEqual([])
  },
)

/** Half a database that the killed start left. */
async function leftovers(dataDir: string): Promise<string[]> {
  return Array.fromAsync(glob('postgres.new-*', { cwd: dataDir }))
}
