import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffBooking } from './staff-booking.contract.ts'

const app = forFile(await testApp({ fleet: { stock: 30 } }))
const people = peopleOf(app)
const steps = journey(app)
const tokenOf = async (...staffRoles: ('support' | 'finance' | 'dispatch')[]) =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles }))).token
const support = await tokenOf('support')
/** Token of a reader who also sees the suppliers' amounts. */
const reader = await tokenOf('support', 'finance')

let drivers = 0
async function ordered(plan: PlanLabel = 'Flexible') {
  const token = await steps.guest()
  const booking = await steps.cart(token, (await steps.quote(plan)).quote_id)
  const driver = { ...DRIVER, email: `cancelled-for-${(drivers += 1)}@example.com` }
  return (await steps.order(token, booking, { driver })).body.booking
}

const read = async (id: string, token = reader): Promise<StaffBooking> =>
  (await app.call(`/api/staff/bookings/${id}`, { token })).body
const cancel = (id: string, refund: unknown, { token = support, reason = 'Asked by phone' } = {}) =>
  app.call(`/api/staff/bookings/${id}/cancel`, { token, body: { refund, reason } })
const eur = (amount: number) => ({ amount, currency: 'EUR' })

test('a booking shows the effect of cancelling it, and cancelling has that effect', async () => {
  const { booking_id: id, price } = await ordered()
  const before = await read(id)
  const paid = price.pay_now
  expect(before.acts).toContain('cancel')
  expect(before.money).toMatchObject({
    paid,
    refunded: eur(0),
    refunding: eur(0),
    left: paid,
    cancellation: { refund: paid, fee: eur(0), to_supplier: eur(0) },
  })

  const { status, body } = await cancel(id, before.money.cancellation?.refund)
  expect(status).toBe(200)
  expect(body).toEqual({ booking_id: id, status: 'cancelled', supplier_state: 'cancelled', waits: false })
  const after = await read(id)
  expect(after.money).toMatchObject({ paid, refunded: paid, left: eur(0), cancellation: null })
  expect(after.acts).not.toContain('cancel')
  expect(after.journal).toContainEqual(expect.objectContaining({ of: 'staff', action: 'cancel_booking' }))
  expect(await booksOf(app, before.booking)).toMatchObject({
    atOkMobility: ['cancelled'],
    charges: [{ captured: paid.amount, refunded: paid.amount }],
    mails: [expect.any(String), expect.stringContaining('cancelled')],
  })
})

test('a fee shows the part due to the supplier, as in the ledger', async () => {
  const { booking_id: id, price } = await ordered('Non-refundable')
  const { money } = await read(id)
  const { refund, fee, to_supplier } = money.cancellation ?? {}
  expect([refund, fee]).toEqual([eur(0), price.pay_now])
  expect((await cancel(id, refund)).status).toBe(200)
  const entry = (await read(id)).journal.find((one) => one.of === 'ledger' && one.kind === 'cancellation')
  const sale = (await read(id)).journal.find((one) => one.of === 'ledger' && one.kind === 'sale')
  const owed = (one: typeof entry) =>
    one?.of === 'ledger' ? one.postings?.find(({ account }) => account === 'suppliers')?.amount.amount : 0
  expect((owed(entry) ?? 0) + (owed(sale) ?? 0)).toBe(-(to_supplier?.amount ?? 0))
})

test('an outdated refund is rejected, and so is a second cancellation', async () => {
  const { booking_id: id, price } = await ordered()
  expectProblem(await cancel(id, eur(price.pay_now.amount - 1)), { status: 409, code: 'refund_differs' })
  expectProblem(await cancel(id, { ...price.pay_now, currency: 'USD' }), {
    status: 409,
    code: 'refund_differs',
  })
  const answers = await Promise.all([cancel(id, price.pay_now), cancel(id, price.pay_now)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expectProblem(await cancel(id, price.pay_now), { status: 409, code: 'not_cancellable' })
  const actions = (await read(id)).journal.flatMap((one) => (one.of === 'staff' ? [one.action] : []))
  expect(actions.filter((action) => action === 'cancel_booking')).toHaveLength(1)
})

test('a booking whose supplier does not answer is being cancelled', async () => {
  const { booking_id: id, price } = await ordered()
  await app.simulators.okMobility.injectFault({ mode: 'drop' })
  expect((await cancel(id, price.pay_now)).body).toMatchObject({
    status: 'confirmed',
    supplier_state: 'cancelling',
  })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  expect((await read(id)).acts).not.toContain('cancel')
})

test('cancelling needs the role, an existing booking and a reason', async () => {
  const { booking_id: id, price } = await ordered()
  const rejected = { status: 403, code: 'staff_role_missing' }
  expectProblem(await cancel(id, price.pay_now, { token: await tokenOf('dispatch') }), rejected)
  expectProblem(await cancel(crypto.randomUUID(), eur(0)), { status: 404, code: 'booking_not_found' })
  expectProblem(await cancel(id, price.pay_now, { reason: ' ' }), { status: 400, code: 'invalid_request' })
  expectProblem(await cancel(id, 'all'), { status: 400, code: 'invalid_request' })
  expect((await read(id)).booking.status).toBe('confirmed')
})
