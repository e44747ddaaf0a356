import { expect, test } from 'vitest'
import { expectOneCar, rebookingEnvironment } from '#testing/builders/rentals/rebooking.ts'

const environment = rebookingEnvironment()

test('where a supplier changes nothing, the new car is reserved and then the old one let go', async () => {
  const { before, accept, cars, books } = await environment.readyToChange()
  const { status, body } = await accept()
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({ status: 'confirmed', days: 7, reference: before.reference })
  expect(body.booking.supplier_reference).not.toBe(before.supplier_reference)
  expect(cars()).toEqual(['cancelled', 'booked'])
  expect((await books()).payments).toEqual(['captured', 'captured'])
})

test('an old reservation whose cancellation had no answer is cancelled again, and the difference is charged once', async () => {
  const trip = await environment.readyToChange()
  const { accept, cars, books } = trip
  await environment.supplier.injectFault({ mode: 'drop_after_booking', operation: 'cancel', times: 1 })
  expect((await accept()).body.booking.days).toBe(4)
  expect((await books()).payments).toEqual(['captured', 'authorised'])
  await environment.settleFor(2)
  expect((await expectOneCar(trip)).days).toBe(7)
  expect(cars()).toEqual(['cancelled', 'booked'])
  expect((await books()).payments).toEqual(['captured', 'captured'])
})

test('where the new reservation had no answer and none can be looked for, the old car stays and the staff are asked', async () => {
  const { accept, cars, books, read } = await environment.readyToChange()
  await environment.supplier.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
  await accept()
  await environment.settleFor(2)
  expect(await read()).toMatchObject({ status: 'confirmed', days: 4 })
  expect(cars()[0]).toBe('booked')
  expect(await books()).toMatchObject({
    payments: ['captured', 'authorised'],
    tasks: [{ kind: 'find_change' }],
  })
})

test('where the new car cannot be reserved the old one stays, and what was held is given back', async () => {
  const { before, accept, cars, books, read } = await environment.readyToChange()
  await environment.supplier.injectFault({ mode: 'closed' })
  expect((await accept()).status).toBe(502)
  await environment.supplier.injectFault({ mode: 'none' })
  expect(await read()).toMatchObject({ days: 4, supplier_reference: before.supplier_reference })
  expect(cars()).toEqual(['booked'])
  expect((await books()).payments).toEqual(['captured', 'released'])
})
