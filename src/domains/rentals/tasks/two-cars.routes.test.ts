import { expect, test } from 'vitest'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { guardedBooking, lookADayLater, setPrices } from '#testing/builders/rentals/guarded.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp({ fleet: { classes: 4, stock: 200 } }))
const staff = await staffCalls(app)

/** A cheaper car was booked in place of one that its supplier does not cancel, as it has handed it over. */
async function twoCars() {
  setPrices(app, 10_000)
  app.clock.pass({ hours: 1 })
  const trip = await guardedBooking(app)
  setPrices(app, 8_000)
  await lookADayLater(app)
  app.simulators.okMobility.handOver(trip.booking.supplier_reference ?? '')
  const cheaper = (await trip.rebook()).body.booking
  const open = app.database.db
    .selectFrom('staff_tasks')
    .select('id')
    .where('booking_id', '=', trip.booking.booking_id)
    .where('done_at', 'is', null)
  const taskId = (await open.executeTakeFirstOrThrow()).id
  return {
    act: (act: string) => staff.post(`tasks/${taskId}/settle`, { act }),
    isOpen: async () => (await open.execute()).length === 1,
    old: () => trip.read(),
    cheaper: () => trip.read(cheaper.booking_id),
    ledgerOfCheaper: () => trip.ledger(cheaper.booking_id),
    chargesOfCheaper: async () => (await trip.books(cheaper)).charges,
  }
}

test('the cheaper of two cars is cancelled, and all that was paid for it goes back; the other stays', async () => {
  const { act, isOpen, old, cheaper, ledgerOfCheaper, chargesOfCheaper } = await twoCars()
  expect(await act('cancel_other')).toMatchObject({ status: 200, body: { settled: true } })
  expect(await isOpen()).toBe(false)
  expect(await old()).toMatchObject({ status: 'confirmed' })
  expect(await cheaper()).toMatchObject({ status: 'cancelled' })
  expect(await ledgerOfCheaper()).toEqual({})
  for (const charge of await chargesOfCheaper()) expect(charge?.refunded).toBe(charge?.captured)
})

test('a car that its supplier still does not cancel stays a task, and so does the other', async () => {
  const { act, isOpen, old, cheaper } = await twoCars()
  expectProblem(await act('cancel_this'), { status: 409, code: 'supplier_keeps_it' })
  expect(await isOpen()).toBe(true)
  expect(await old()).toMatchObject({ status: 'confirmed' })
  expect(await cheaper()).toMatchObject({ status: 'confirmed' })
})
