import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { GUARDS, RENTALS, fillGuards, searchAll } from '../guards.ts'
import { startChild } from '../child.ts'
import type { KeptReplies } from '../children/kept-replies.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { ordersWhile, stopAfter } from '../orders-while.ts'
import { median } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { SEVEN_PLANS, type BenchEnvironment } from '../environment.ts'

const ROUNDS = 8
const MAX_MINUTES = 10
const MAX_ROUND_MS = 10 * 60_000

/**
 * Every guard looked at, as after a night in which no process ran, by one process that takes orders meanwhile; in other rounds
 * it takes orders alone. Suppliers are machines elsewhere: what they say of these rentals was made before, and is told
 * `supplierMs` after it is asked.
 */
export async function guardRows(product: BenchEnvironment['product'], supplierMs: number): Promise<Row[]> {
  const suppliers = startChild<KeptReplies, Record<string, string>>('kept-replies.ts')
  const through = (urls: Record<string, string>) => suppliers.run({ kind: 'keep', urls })
  const market = { ...SEVEN_PLANS, apart: true, through }
  const { port, url, environment } = await product('guards', { stock: 1_000_000 }, supplierMs, market)
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: 600_000, patienceMs: 0 })
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
        round < 0 ? stopAfter(5) : await lookAtPart(database, round),
      )
      const alone = await ordersWhile(url, load, port, stopAfter(guarded.chunks))
      if (round < 0) continue
      rounds.minutes += guarded.ms / 60_000
      rounds.guarded.push(guarded.perSecond)
      rounds.alone.push(alone.perSecond)
      rounds.ratios.push(guarded.perSecond / alone.perSecond)
    }
    await expectAllLooked(database)
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

/** By another process, so that the one that is measured has heard none of it. */
async function searchElsewhere(environment: Record<string, string>): Promise<void> {
  const [port, dataDir] = [await freePort(), `${environment['DATA_DIR']}-elsewhere`]
  const server = await startServer({ ...environment, PORT: String(port), DATA_DIR: dataDir })
  try {
    await searchAll(server.url)
  } finally {
    await server.stop()
  }
}

/** Makes the guards of a part of the rentals due; true until all of them were looked at. */
async function lookAtPart({ db }: Database, part: number): Promise<() => Promise<boolean>> {
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

/** What was found is told: a run that looked at nothing would be quick. */
async function expectAllLooked({ db }: Database): Promise<void> {
  const { rows } = await sql<{ looked: number; told: number }>`
    select count(*) filter (where looked_at is not null)::int as looked,
      (select count(*)::int from rebookings where state = 'offered') as told
    from price_guards`.execute(db)
  const [counted] = rows
  const least = GUARDS / 40
  if (counted?.looked !== GUARDS || counted.told < least || counted.told > 3 * least)
    throw new Error(
      `${counted?.looked} of ${GUARDS} guards were looked at, and ${counted?.told} told of a car`,
    )
}
