import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { GUARDS, RENTALS, fillGuards } from '../guards.ts'
import { startChild } from '../child.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { ordersWhile, stopAfter } from '../orders-while.ts'
import { median } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../stage.ts'

const ROUNDS = 8
const MOST_MINUTES = 10
const MOST_ROUND_MS = 10 * 60_000

/**
 * Every guard looked at, as after a night in which no process ran, by one process that takes orders meanwhile; in other rounds
 * it takes orders alone.
 */
export async function guardRows({ port, url, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: 600_000, patienceMs: 0 })
  const load = startChild<Load, LoadResult>('load.ts')
  try {
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
        needed: `≤ ${MOST_MINUTES} minutes`,
        holds: rounds.minutes <= MOST_MINUTES,
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
    if (performance.now() - startedAt > MOST_ROUND_MS)
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
