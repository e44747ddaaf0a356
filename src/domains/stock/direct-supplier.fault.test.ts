import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { failure, value } from '#connectors/suppliers/suite/bench.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addClass, addGarage, stockConnector, stockOrder, takenAt } from '#testing/builders/rentals/stock.ts'

const database = forFile(await testDatabase())

const RENTAL = {
  pickUpStation: 'FAULT',
  dropOffStation: 'FAULT',
  pickUpAt: '2026-06-08T10:00',
  dropOffAt: '2026-06-10T10:00',
  driverAge: 35,
  residence: 'ES',
}

/** Terminates the connections that wait for a row lock. */
async function cutThoseWaiting(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows.length
}

test('a reservation whose connection is cut however often it is repeated is no answer, leaves nothing, and is made when asked for again', async () => {
  const { db } = database
  await addGarage(db, 'FAULT')
  await addClass(db, 'FAULT', 'CDMR', { cars: 1 })
  const faults: unknown[] = []
  const supplier = stockConnector(db, testClock('2026-05-01T09:00:00Z'), (error) => faults.push(error))
  const car = value(await supplier.recheck(RENTAL, { acriss: 'CDMR', carry: {} }))
  const order = stockOrder('FAULT00001', RENTAL, car)
  const keys = { ...order, supplierReference: null }

  const day = { station: 'FAULT', acriss: 'CDMR', day: '2026-06-09', taken: 0 }
  const cut = await db.transaction().execute(async (tx) => {
    await tx.insertInto('stock_days').values(day).execute()
    const pending = supplier.reserve(order)
    for (;;) {
      const answer = await Promise.race([pending, wait(20, null)])
      if (answer) return answer
      await cutThoseWaiting()
    }
  })
  expect(failure(cut).code).toBe('no_answer')
  expect(faults).toHaveLength(1)
  expect(value(await supplier.retrieve(keys))).toBeNull()
  expect(await takenAt(db, 'FAULT')).toEqual({})

  const made = value(await supplier.reserve(order))
  expect(value(await supplier.retrieve(keys))).toEqual(made)
  expect(Object.values(await takenAt(db, 'FAULT'))).toEqual([1, 1, 1])
})
