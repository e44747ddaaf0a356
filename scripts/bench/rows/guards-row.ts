import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { GUARDS, RENTALS, fillGuards, searchAll } from '../guards.ts'
import { startChild } from '../child.ts'
import type { ReplayTask } from '../children/replayed-replies.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { ordersWhile, stopAfter } from '../orders-while.ts'
import { median } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { SEVEN_PLANS, type BenchEnvironment } from '../environment.ts'

const ROUNDS = 8
const MAX_MINUTES = 10
const MAX_ROUND_MS = 10 * 60_000

/**
 * Checks every guard, as after a night without a running process, in one process that also takes orders; in other rounds it
 * only takes orders. Supplier responses for these rentals are recorded before, and replayed `supplierMs` after the request.
 */
export async function guardRows(product: BenchEnvironment['product'], supplierMs: number): Promise<Row[]> {
  const suppliers = startChild<ReplayTask, Record<string, string>>('replayed-replies.ts')
  const through = (urls: Record<string, string>) => suppliers.run({ kind: 'keep', urls })
  const market = { ...SEVEN_PLANS, apart: true, through }
  const { port, url, environment } = await product('guards', { stock: 1_000_000 }, supplierMs, market)
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: 600_000, retryWindowMs: 0 })
  const load = startChild<Load, LoadResult>('load.ts')
  try {
    await searchElsewhere(environment)
    await suppliers.run({ kind: 'keep no more', afterMs: supplierMs })
    await fillGuards(url, database)
    const rounds = { minutes: 0, guarded: [] as number[], alone: [] as number[], ratios: [] as number[] }
    for (let round = -1; round < ROUNDS; round++) {
      // The round before the first warms the process up.
      const guarded = await ordersWhile(
        url,
        load,
        port,
        round < 0 ? stopAfter(5) : await checkPart(database, round),
      )
      const alone = await ordersWhile(url, load, port, stopAfter(guarded.chunks))
      if (round < 0) continue
      rounds.minutes += guarded.ms / 60_000
      rounds.guarded.push(guarded.perSecond)
      rounds.alone.push(alone.perSecond)
      rounds.ratios.push(guarded.perSecond / alone.perSecond)
    }
    await expectAllChecked(database)
    const what = `${GUARDS} price guards on ${RENTALS} rentals`
    return [
      {
        work: `${what} looked at, with orders meanwhile`,
        measured: `${rounds.minutes.toFixed(1)} minutes`,
        needed: `≤ ${MAX_MINUTES} minutes`,
        holds: rounds.minutes <= MAX_MINUTES,
      },
      ratioRow(
        'orders while guards are looked at, against orders alone',
        { ours: median(rounds.guarded), bare: median(rounds.alone), ratio: median(rounds.ratios) },
        0.9,
      ),
    ]
  } finally {
    await load.stop()
    await database.close()
    await suppliers.stop()
  }
}

/** Searches in another process, so that the measured one has cached nothing. */
async function searchElsewhere(environment: Record<string, string>): Promise<void> {
  const [port, dataDir] = [await freePort(), `${environment['DATA_DIR']}-elsewhere`]
  const server = await startServer({ ...environment, PORT: String(port), DATA_DIR: dataDir })
  try {
    await searchAll(server.url)
  } finally {
    await server.stop()
  }
}

/** Makes the guards of some rentals due; the returned function returns true until all of them are checked. */
async function checkPart({ db }: Database, part: number): Promise<() => Promise<boolean>> {
  const ofPart = sql`abs(hashtext(look_key)) % ${ROUNDS} = ${part}`
  await sql`update price_guards set next_look_at = now() where ${ofPart}`.execute(db)
  const startedAt = performance.now()
  return async () => {
    await wait(50)
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from price_guards where looked_at is null and ${ofPart}`.execute(db)
    if (performance.now() - startedAt > MAX_ROUND_MS)
      throw new Error(`${rows[0]?.left} guards were not looked at`)
    return (rows[0]?.left ?? 0) > 0
  }
}

/** Verifies that every guard was checked and cheaper cars were offered; a run that checks nothing would be fast. */
async function expectAllChecked({ db }: Database): Promise<void> {
  const { rows } = await sql<{ checked: number; offered: number }>`
    select count(*) filter (where looked_at is not null)::int as checked,
      (select count(*)::int from rebookings where state = 'offered') as offered
    from price_guards`.execute(db)
  const [counted] = rows
  const minOffered = GUARDS / 40
  if (counted?.checked !== GUARDS || counted.offered < minOffered || counted.offered > 3 * minOffered)
    throw new Error(
      `${counted?.checked} of ${GUARDS} guards were checked, and ${counted?.offered} offered a car`,
    )
}
