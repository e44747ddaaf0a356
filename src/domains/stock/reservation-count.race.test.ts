import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { value } from '#connectors/suppliers/suite/bench.ts'
import type { RentalRequest, ReservationRequest } from '#domains/suppliers/public.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import {
  addClass,
  addGarage,
  countedAt,
  stockConnector,
  stockOrder,
  stockRental,
  takenAt,
} from '#testing/builders/rentals/stock.ts'

const CARS = 3

const database = forFile(await testDatabase({ connections: 10 }))
const supplier = stockConnector(database.db, testClock('2026-05-01T09:00:00Z'))

type Dates = { acriss: string; from: number; length: number }
type Action = { kind: 'reserve' | 'modify' | 'cancel'; which: number; dates: Dates }

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('reserve', 'reserve', 'modify', 'cancel'),
  which: fc.nat({ max: 30 }),
  dates: fc.record({
    acriss: fc.constantFrom('CDMR', 'ECAR'),
    from: fc.nat({ max: 9 }),
    length: fc.integer({ min: 1, max: 5 }),
  }),
})
/** Batches of concurrent actions, run one batch after the other. */
const lots = fc.array(fc.array(action, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })

function rentalOf(garage: string, { from, length }: Dates): RentalRequest {
  const first = Temporal.PlainDate.from('2026-06-26').add({ days: from })
  return stockRental(garage, `${first}`, `${first.add({ days: length })}`)
}

/** An order for these dates; null where the garage reports beforehand that no car is left. */
async function orderFor(garage: string, reference: string, dates: Dates): Promise<ReservationRequest | null> {
  const rental = rentalOf(garage, dates)
  const car = await supplier.recheck(rental, { acriss: dates.acriss, carry: {} })
  return car.ok ? stockOrder(reference, rental, car.value) : null
}

let garages = 0

test('whatever is reserved, changed and cancelled at once, each day counts its live reservations, never above the cars', async () => {
  await fc.assert(
    fc.asyncProperty(lots, async (script) => {
      const garage = `COUNT${(garages += 1)}`
      await addGarage(database.db, garage)
      for (const acriss of ['CDMR', 'ECAR']) await addClass(database.db, garage, acriss, { cars: CARS })
      const known: string[] = []
      const perform = async ({ kind, which, dates }: Action) => {
        const reference =
          kind === 'reserve' ? `${garage}-${known.length}` : known[which % (known.length || 1)]
        if (reference === undefined) return
        if (kind === 'reserve') known.push(reference)
        const keys = { reference, supplierReference: null, rental: rentalOf(garage, dates) }
        if (kind === 'cancel') return supplier.cancel(keys)
        const order = await orderFor(garage, reference, dates)
        if (!order) return
        return kind === 'reserve' ? supplier.reserve(order) : supplier.modify(keys, order)
      }
      for (const lot of script) {
        const answers = await Promise.all(lot.map(perform))
        for (const answer of answers) if (answer && !answer.ok) expect(answer.failure.code).toBe('refused')
        const taken = await takenAt(database.db, garage)
        expect(taken).toEqual(await countedAt(database.db, garage))
        expect(Math.max(0, ...Object.values(taken))).toBeLessThanOrEqual(CARS)
      }
      for (const reference of known) {
        const keys = {
          reference,
          supplierReference: null,
          rental: rentalOf(garage, { acriss: '', from: 0, length: 1 }),
        }
        const left = value(await supplier.retrieve(keys))
        if (left) value(await supplier.cancel(keys))
      }
      expect(await takenAt(database.db, garage)).toEqual({})
    }),
    { numRuns: 25 },
  )
})
