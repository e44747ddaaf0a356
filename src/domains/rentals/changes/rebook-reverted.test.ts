import { expect, test } from 'vitest'
import { expectOneCar, rebookingEnvironment, type Rebooker } from '#testing/builders/rentals/rebooking.ts'

/** Tests a change whose new car is reserved but that cannot be completed: the old booking is restored. */
const environment = rebookingEnvironment()

async function expectOld(trip: Rebooker): Promise<void> {
  const { before, cars } = trip
  const { events: _, can, ...booking } = await expectOneCar(trip)
  const { events: __, can: ___, ...asItWas } = before
  expect(booking).toEqual(asItWas)
  expect(can).toMatchObject({ modify: true, cancel: true })
  expect(cars()).toEqual(['booked', 'cancelled'])
  const { mails, tasks } = await trip.books()
  const unchanged = `Your booking ${before.reference} was not changed`
  expect(mails.filter((subject) => subject === unchanged)).toHaveLength(1)
  expect(tasks).toEqual([])
}

/** Accepts a change whose capture fails at the gateway. */
async function reservedAndNotPaid(): Promise<Rebooker> {
  const trip = await environment.readyToChange()
  await environment.injectGatewayFault({ mode: 'failing', operation: 'capture' })
  expect((await trip.accept()).body.booking).toMatchObject({ status: 'confirmed', days: 4 })
  expect(trip.cars()).toEqual(['booked', 'booked'])
  return trip
}

test('the old car is let go only once the difference is taken', async () => {
  const trip = await reservedAndNotPaid()
  await environment.settleFor(2)
  expect(trip.cars()).toEqual(['booked', 'booked'])
  await environment.injectGatewayFault({ mode: 'none' })
  await environment.settleFor(2)
  expect((await expectOneCar(trip)).days).toBe(7)
  expect(trip.cars()).toEqual(['cancelled', 'booked'])
})

test('a hold that is lost before it is taken leaves the old booking, and the new car is let go', async () => {
  const trip = await reservedAndNotPaid()
  await trip.loseHold()
  await environment.injectGatewayFault({ mode: 'none' })
  await environment.settleFor(2)
  await expectOld(trip)
  expect((await trip.books()).payments).toEqual(['captured', 'released'])
  const kinds = (await trip.read()).events.map(({ kind }) => kind)
  expect(kinds).toContain('change_payment_lost')
  // The supplier refused nothing.
  expect(kinds).not.toContain('change_refused')
})

test('a new car whose cancellation had no answer is cancelled again, and the traveller told once', async () => {
  const trip = await reservedAndNotPaid()
  await trip.loseHold()
  await environment.supplier.injectFault({ mode: 'drop_after_booking', operation: 'cancel', times: 1 })
  await environment.injectGatewayFault({ mode: 'none' })
  await environment.settleFor(3)
  await expectOld(trip)
})

test('a supplier that keeps the old car gets the new one back, and what was taken is paid back', async () => {
  const trip = await environment.readyToChange()
  environment.supplier.blockCancellation(trip.before.supplier_reference ?? '')
  const { status, body } = await trip.accept()
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'supplier_refused' })
  expect(body.detail).toMatch(/what was taken for it goes back to your card/)
  await expectOld(trip)
  expect(await trip.books()).toMatchObject({
    payments: ['captured', 'refunded'],
    charges: [{ refunded: 0 }, { status: 'captured' }],
  })
  expect(await trip.read()).toMatchObject({ payment_status: 'paid', card: trip.before.card })
})

test.for(['drop_after', 'garbage', 'failing'] as const)(
  'a gateway that answers %s when that is to be paid back is asked again, and pays back once',
  async (mode) => {
    const trip = await environment.readyToChange()
    environment.supplier.blockCancellation(trip.before.supplier_reference ?? '')
    await environment.injectGatewayFault({ mode, operation: 'refund', times: 1 })
    expect((await trip.accept()).body.booking).toMatchObject({ days: 4, can: { modify: false } })
    await environment.settleFor(2)
    await expectOld(trip)
  },
)

test('a supplier that has no record of the old car any more keeps the new one', async () => {
  const trip = await environment.readyToChange()
  environment.supplier.forgetBooking(trip.before.supplier_reference ?? '')
  expect((await trip.accept()).body.booking).toMatchObject({ days: 7 })
  expect((await expectOneCar(trip)).days).toBe(7)
  expect(trip.cars()).toEqual(['cancelled', 'booked'])
})

test('after a change that was undone the same change can be made, and paid once', async () => {
  const trip = await reservedAndNotPaid()
  await trip.loseHold()
  await environment.injectGatewayFault({ mode: 'none' })
  await environment.settleFor(2)
  await expectOld(trip)
  expect((await trip.accept()).body.booking).toMatchObject({ days: 7 })
  expect((await expectOneCar(trip)).days).toBe(7)
  expect(trip.cars()).toEqual(['cancelled', 'cancelled', 'booked'])
})
