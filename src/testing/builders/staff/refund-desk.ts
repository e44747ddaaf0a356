import { expect } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Approvals } from '#domains/rentals/refunds/refund-request.contract.ts'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { testApp } from '../../infrastructure/app.ts'
import { gatewayAt } from '../../stand-ins/gateway.ts'
import { peopleOf } from '../accounts/people.ts'
import { booksOf } from '../rentals/books.ts'
import { DRIVER, journey, type PlanLabel } from '../rentals/journey.ts'

/** Max refund by one person of finance, in hundredths: below the price of the cars. */
export const LIMIT = 50_00

export const eur = (amount: number) => ({ amount, currency: 'EUR' })

type Wish = { token?: string; key?: string; cause?: string; reason?: string; currency?: string }

/** The product with colleagues of support and finance, who give back what was paid for cars. */
export async function refundDesk() {
  const app = await testApp({
    fleet: { stock: 60 },
    environment: { REFUND_APPROVAL: `${LIMIT / 100} EUR` },
  })
  const { db } = app.database
  const people = peopleOf(app)
  const steps = journey(app)
  const tokenOf = async (...roles: StaffRole[]) =>
    (await people.tokenOf(await people.add({ role: 'staff', staffRoles: roles }))).token
  const support = await tokenOf('support')
  const finance = await tokenOf('finance')
  const second = await tokenOf('finance')
  const read = async (id: string, token = finance): Promise<StaffBooking> =>
    (await app.call(`/api/staff/bookings/${id}`, { token })).body
  let drivers = 0

  return {
    app,
    close: () => app.close(),
    gateway: gatewayAt(app.simulators.payments.url),
    steps,
    tokenOf,
    support,
    finance,
    second,
    read,
    async ordered(plan: PlanLabel = 'Non-refundable', langId = 1): Promise<Booking> {
      const token = await steps.guest()
      const cart = await steps.cart(token, (await steps.quote(plan)).quote_id)
      await db.updateTable('bookings').set({ lang_id: langId }).where('id', '=', cart.booking_id).execute()
      const driver = { ...DRIVER, email: `refunded-${(drivers += 1)}@example.com` }
      const { body } = await steps.order(token, cart, { driver })
      expect(body.booking.status).toBe('confirmed')
      return body.booking
    },
    refund: (id: string, amount: number, { token = finance, key, currency = 'EUR', ...wish }: Wish = {}) =>
      app.call(`/api/staff/bookings/${id}/refund`, {
        token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
        body: { amount: { amount, currency }, cause: 'car_late', reason: 'Two hours at the desk', ...wish },
      }),
    approvals: async (): Promise<Approvals> =>
      (await app.call('/api/staff/approvals?page_size=100', { token: finance })).body,
    decide: (id: string, approve: boolean, token = second) =>
      app.call(`/api/staff/approvals/${id}`, { token, body: { approve } }),
    retry: (id: string, token = finance) =>
      app.call(`/api/staff/bookings/${id}/retry-refund`, { token, body: {} }),
    requestOf: async (id: string) => (await read(id)).refunds[0]!.request_id,
    actionsOf: async (id: string) =>
      (await read(id)).journal.flatMap((one) => (one.of === 'staff' ? [one.action] : [])),
    mailsOf: (booking: Booking) =>
      db
        .selectFrom('mails')
        .select(['subject', 'text'])
        .where('recipient', '=', booking.driver?.email ?? '')
        .orderBy('id')
        .execute(),
    /** Returns what the gateway has refunded of a booking. */
    backAtGateway: async (booking: Booking) =>
      (await booksOf(app, booking)).charges.reduce((sum, charge) => sum + (charge?.refunded ?? 0), 0),
    /** Eight minutes later, with what jobs do in them. */
    async settled() {
      for (let minute = 0; minute < 8; minute++) {
        app.clock.pass({ minutes: 1 })
        await app.app.runJob('settle bookings')
      }
    },
  }
}
