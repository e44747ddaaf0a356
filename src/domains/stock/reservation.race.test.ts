import { expect, test } from 'vitest'
import { value } from '#connectors/suppliers/suite/bench.ts'
import type { RentalRequest } from '#domains/suppliers/public.ts'
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

const TRAVELLERS = 200
const CARS = 5

const database = forFile(await testDatabase({ connections: 40 }))
const supplier = stockConnector(database.db, testClock('2026-05-01T09:00:00Z'))

/** Rentals of one to six days that all include 15 June, their first days unsorted. */
function overlapping(garage: string): RentalRequest[] {
  return Array.from({ length: TRAVELLERS }, (_, at) =>
    stockRental(garage, `2026-06-${15 - ((at * 7) % 4)}`, `2026-06-${16 + ((at * 5) % 3)}`),
  )
}

async function everybodyReserves(rentals: readonly RentalRequest[], prefix: string) {
  const orders = await Promise.all(
    rentals.map(async (rental, at) => {
      const car = value(await supplier.recheck(rental, { acriss: 'CDMR', carry: {} }))
      return stockOrder(`${prefix}${String(at).padStart(4, '0')}`, rental, car)
    }),
  )
  const startedAt = performance.now()
  const answers = await Promise.all(orders.map((order) => supplier.reserve(order)))
  console.log(`${orders.length} reservations in ${Math.round(performance.now() - startedAt)} ms`)
  return { orders, answers }
}

test('of 200 reservations at once for 5 cars, where all overlap, exactly 5 are made', async () => {
  await addGarage(database.db, 'ONE-DAY')
  await addClass(database.db, 'ONE-DAY', 'CDMR', { cars: CARS })
  const { answers } = await everybodyReserves(overlapping('ONE-DAY'), 'RACEA')
  expect(answers.filter(({ ok }) => ok)).toHaveLength(CARS)
  for (const answer of answers)
    if (!answer.ok) expect(answer.failure).toMatchObject({ code: 'refused', reason: 'sold_out' })
  const taken = await takenAt(database.db, 'ONE-DAY')
  expect(taken['CDMR 2026-06-15']).toBe(CARS)
  expect(Math.max(...Object.values(taken))).toBe(CARS)
  expect((await countedAt(database.db, 'ONE-DAY'))['CDMR 2026-06-15']).toBe(CARS)
})

test('over a month of dates, no day ever has more cars out than there are, and no car stands that was asked for', async () => {
  await addGarage(database.db, 'MONTH')
  await addClass(database.db, 'MONTH', 'CDMR', { cars: CARS })
  const rentals = Array.from({ length: TRAVELLERS }, (_, at) => {
    const first = Temporal.PlainDate.from('2026-06-01').add({ days: (at * 11) % 30 })
    const last = first.add({ days: 1 + ((at * 3) % 7) })
    return stockRental('MONTH', `${first}`, `${last}`)
  })
  const { orders, answers } = await everybodyReserves(rentals, 'RACEB')
  const taken = await takenAt(database.db, 'MONTH')
  expect(Math.max(...Object.values(taken))).toBe(CARS)
  for (const [at, answer] of answers.entries()) {
    if (answer.ok) continue
    const { pickUpAt, dropOffAt } = orders[at]!.rental
    const full = Object.entries(taken).some(
      ([key, count]) =>
        count === CARS && key.slice(5) >= pickUpAt.slice(0, 10) && key.slice(5) <= dropOffAt.slice(0, 10),
    )
    expect(full, `${pickUpAt} to ${dropOffAt} was refused`).toBe(true)
  }
  expect(await countedAt(database.db, 'MONTH')).toEqual(taken)
})

test('one reference asked for by many at once is one reservation', async () => {
  await addGarage(database.db, 'TWICE')
  await addClass(database.db, 'TWICE', 'CDMR', { cars: CARS })
  const [rental] = overlapping('TWICE')
  const car = value(await supplier.recheck(rental!, { acriss: 'CDMR', carry: {} }))
  const order = stockOrder('RACETWICE1', rental!, car)
  const answers = await Promise.all(Array.from({ length: 50 }, () => supplier.reserve(order)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers)
    if (!answer.ok) expect(answer.failure).toMatchObject({ reason: 'already_exists' })
  expect(await countedAt(database.db, 'TWICE')).toEqual(await takenAt(database.db, 'TWICE'))
})

test('changes and cancellations of the same cars at once never lock each other up, and leave the counts right', async () => {
  await addGarage(database.db, 'MIXED')
  await addClass(database.db, 'MIXED', 'CDMR', { cars: 120 })
  await addClass(database.db, 'MIXED', 'ECAR', { cars: 120 })
  const rentals = overlapping('MIXED').slice(0, 60)
  const { orders } = await everybodyReserves(rentals, 'RACEM')
  const changed = await Promise.all(
    orders.map(async (order, at) => {
      const rental = rentals[(at + 17) % rentals.length]!
      const acriss = at % 2 === 0 ? 'ECAR' : 'CDMR'
      const car = value(await supplier.recheck(rental, { acriss, carry: {} }))
      return {
        keys: { ...order, supplierReference: null },
        request: stockOrder(order.reference, rental, car),
      }
    }),
  )
  const answers = await Promise.all(
    changed.flatMap(({ keys, request }, at) => [
      supplier.modify(keys, request),
      ...(at % 3 === 0 ? [supplier.cancel(keys), supplier.cancel(keys)] : []),
    ]),
  )
  for (const answer of answers)
    if (!answer.ok) expect(answer.failure).toMatchObject({ code: 'refused', reason: 'not_modifiable' })
  expect(await countedAt(database.db, 'MIXED')).toEqual(await takenAt(database.db, 'MIXED'))
})
