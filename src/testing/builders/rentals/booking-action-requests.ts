import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { newId } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { DRIVER, journey, RENTAL } from './journey.ts'
import type { ValidRequest } from '../api/route-requests.ts'

/** Builds requests for staff actions on bookings; each creates its own booking, paid by card. */
export function bookingActionRequests(
  app: TestApp,
  paid: () => Promise<Booking>,
): Record<string, () => Promise<ValidRequest>> {
  const {
    database: { db },
    clock,
  } = app
  const quoted = () => journey(app).quote('Standard', ({ payment }) => !payment.credit_card_required)
  /** Inserts a refund request that is waiting or was rejected by the gateway; returns its id and booking. */
  async function refundRequest(request: { isRejected: boolean }) {
    const { booking_id, price } = await paid()
    const requester = await db
      .selectFrom('bookings')
      .select('user_id')
      .where('id', '=', booking_id)
      .executeTakeFirstOrThrow()
    const id = newId()
    const now = clock.now()
    const requestColumns = {
      asked_by: requester.user_id,
      asked_at: now,
      cause: 'goodwill',
      reason: 'By phone',
    } as const
    const approved = {
      status: 'approved',
      decided_by: requester.user_id,
      decided_at: now,
      ordered_at: now,
    } as const
    await db
      .insertInto('refund_requests')
      .values({
        id,
        booking_id,
        movement: id,
        amount: 100,
        currency: price.total.currency,
        needs_two: !request.isRejected,
        ...requestColumns,
        ...(request.isRejected ? approved : { status: 'waiting' }),
      })
      .execute()
    const payment = await db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow()
    if (request.isRejected)
      await db
        .insertInto('refunds')
        .values({
          id: newId(),
          payment_id: payment.id,
          amount: 100,
          status: 'failed',
          request_id: id,
          created_at: now,
          changed_at: now,
        })
        .execute()
    return { id, booking_id }
  }

  return {
    'POST /api/staff/bookings': async () => {
      const { quote_id, offer } = await quoted()
      return { body: { quote_id, driver: DRIVER, accept_total: offer.price.total, terms_read: true } }
    },
    'POST /api/staff/bookings/search': async () => ({
      path: `/api/staff/bookings/search?${RENTAL}`,
      body: {},
    }),
    'POST /api/staff/bookings/quote': async () => ({ body: { offer_id: (await quoted()).offer.offer_id } }),
    'POST /api/staff/bookings/:id/refund': async () => ({
      path: `/api/staff/bookings/${(await paid()).booking_id}/refund`,
      body: { amount: { amount: 100, currency: 'EUR' }, cause: 'car_late', reason: 'Two hours at the desk' },
    }),
    'POST /api/staff/bookings/:id/retry-refund': async () => ({
      path: `/api/staff/bookings/${(await refundRequest({ isRejected: true })).booking_id}/retry-refund`,
      body: {},
    }),
    'POST /api/staff/approvals/:id': async () => ({
      path: `/api/staff/approvals/${(await refundRequest({ isRejected: false })).id}`,
      body: { approve: true },
    }),
    'POST /api/staff/approvals/:id/withdraw': async () => {
      const { id } = await refundRequest({ isRejected: false })
      const { id: requester } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'staff@example.com')
        .executeTakeFirstOrThrow()
      await db.updateTable('refund_requests').set({ asked_by: requester }).where('id', '=', id).execute()
      return { path: `/api/staff/approvals/${id}/withdraw`, body: {} }
    },
    'POST /api/staff/bookings/:id/cancel': async () => {
      const { booking_id, price } = await paid()
      return {
        path: `/api/staff/bookings/${booking_id}/cancel`,
        body: { refund: price.pay_now, reason: 'Asked for it by phone' },
      }
    },
  }
}
