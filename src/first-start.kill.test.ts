import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { SEEDED } from '#src/seed/suppliers.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { rentalAfter } from '#testing/builders/rentals/journey.ts'
import { launchServer, SOURCES, startServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

/** Returns true if a start since then is writing the files of a database server. */
async function isInitialising(dataDir: string, sinceMs: number): Promise<boolean> {
  for await (const file of glob('postgres.new-*/PG_VERSION', { cwd: dataDir }))
    if (await writtenSince(join(dataDir, file), sinceMs)) return true
  return false
}

/** Returns true if a database server was started since then. */
async function databaseRuns(dataDir: string, sinceMs: number): Promise<boolean> {
  return writtenSince(join(dataDir, 'postgres', 'postmaster.pid'), sinceMs)
}

async function writtenSince(path: string, sinceMs: number): Promise<boolean> {
  const file = await stat(path).catch(() => null)
  return file !== null && file.mtimeMs > sinceMs
}

/** Each plan as an offer names it: its brand and its label. */
const EVERY_PLAN = SEEDED.flatMap(({ row, plans }) =>
  plans.map((plan) => `${row.name} ${plan.row.label}`),
).toSorted()

/** The stages at which a start is killed, in order; `after` in milliseconds. */
const MOMENTS = [
  { moment: 'while the database is initialised', seen: isInitialising, after: 0, kill: 'kill' },
  { moment: 'with initdb itself', seen: isInitialising, after: 100, kill: 'killAll' },
  { moment: 'while tables are made', seen: databaseRuns, after: 150, kill: 'kill' },
  { moment: 'with the database while places are written', seen: databaseRuns, after: 700, kill: 'killAll' },
  { moment: 'while stations are taken over', seen: databaseRuns, after: 1500, kill: 'kill' },
] as const

test('a first start killed again and again, each time further on: the last has every place and every plan’s cars', async () => {
  const dataDir = await temporaryDir()
  const environment = { ...onSiteClock(), DATA_DIR: dataDir, PORT: String(await freePort()), PLANS: '' }
  for (const { moment, seen, after, kill } of MOMENTS) {
    // oxlint-disable-next-line time/real-clock -- compared with file timestamps
    const launchedAt = Date.now()
    const start = launchServer(environment, SOURCES)
    await expect
      .poll(() => seen(dataDir, launchedAt), { interval: 5, message: `killed ${moment}` })
      .toBe(true)
    await sleep(after)
    await start[kill]()
  }

  const server = await startServer(environment, SOURCES)
  onTestFinished(async () => void (await server.stop()))
  const call = callOver((path, request) => fetch(server.url + path, request))
  const search = `/api/searching?${rentalAfter(siteClock.now(), 60)}`
  const plansOffered = async () => {
    const { suppliers }: SearchResults = (await call(search, { body: {} })).body
    return suppliers.filter(({ offers }) => offers > 0).map(({ name, plan }) => `${name} ${plan}`)
  }
  await expect.poll(async () => (await plansOffered()).toSorted(), { interval: 200 }).toEqual(EVERY_PLAN)
  expect(await leftovers(dataDir)).toEqual([])
})

/** Incomplete database folders left by killed starts. */
async function leftovers(dataDir: string): Promise<string[]> {
  return Array.fromAsync(glob('postgres.new-*', { cwd: dataDir }))
}
