import { paymentStore, supplierPart } from '#domains/payments/public.ts'
import { recordAccess, rolesOf, type StaffActor } from '#domains/staff/public.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import { selectRefundRequests } from '../refunds/refund-request-reads.store.ts'
import { openActions } from './booking-actions.ts'
import type * as operations from './staff-booking-operations.contract.ts'
import type { BookingMoney, StaffBooking } from './staff-booking.contract.ts'
import { selectEmail, selectJournal, selectStaffBookings } from './staff-booking.store.ts'
import { convert, type ExchangeRates, money, type Money } from '#kernel/money.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import { saleOf } from '../bookings/ledger-movements.ts'
import { cancellationCost } from '../cancellations/cancellation.ts'
import type { RefundRequest } from '../refunds/refund-request.contract.ts'

export type StaffBookingApp = Pick<App, 'db' | 'clock' | 'bookings' | 'places' | 'settings' | 'exchange'>

/** Lists the bookings that a filter finds. */
export function listStaffBookings(
  app: Pick<App, 'db' | 'places'>,
  { query, language }: Call<typeof operations.listStaffBookings>,
) {
  const { page_size: limit, search, status, from, to, waiting, after } = query
  const filter = { search, status, from, to, waiting: waiting !== undefined, after, limit }
  return selectStaffBookings(app, filter, language)
}

export function readStaffBooking(
  app: StaffBookingApp,
  { params, language, by }: Call<typeof operations.readStaffBooking>,
) {
  return findStaffBooking(app, params.id, language, by)
}

/** Reads a booking with its history. Every read is audited. */
export async function findStaffBooking(
  app: StaffBookingApp,
  id: string,
  language: Language,
  by: StaffActor,
): Promise<Result<StaffBooking, { code: 'booking_not_found'; detail: string }>> {
  const { db, clock, bookings, places, settings, exchange } = app
  const record = await bookings.find(id)
  if (!record) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const [journal, email, taken, refunds, roles] = await Promise.all([
    selectJournal(db, id),
    selectEmail(db, record.userId),
    paymentStore.moneyOfBooking(db, id),
    selectRefundRequests(db, id),
    rolesOf(db, by.staffId),
  ])
  await recordAccess(app, by, { action: 'read_booking', subject: { kind: 'booking', id } })
  const now = clock.now()
  const limit = settings.of('refund_limit')
  const money = bookingMoney(record, taken, refunds, { limit, rates: exchange(), now })
  return ok({
    booking: toBooking(record, now, (station) => places.station(station, language)),
    supplier_state: record.supplierState,
    account: { user_id: record.userId, email },
    acts: openActions({ booking: record, money, refunds }, roles, now),
    money,
    refunds,
    journal,
  })
}

type Taken = { paid: number; refunded: number; refunding: number }

/**
 * Returns the money of a booking: payments, refunds, amounts requested by colleagues, and the effect of cancelling now.
 */
function bookingMoney(
  booking: BookingRecord,
  taken: Taken,
  requests: readonly RefundRequest[],
  { limit, rates, now }: { limit: Money; rates: ExchangeRates; now: Temporal.Instant },
): BookingMoney {
  const { currency } = booking.price.total
  const of = (amount: number) => money(amount, currency)
  const waiting = requests
    .filter(({ state }) => state === 'waiting' || state === 'planned')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const { paid, refunded, refunding } = taken
  return {
    paid: of(paid),
    refunded: of(refunded),
    refunding: of(refunding),
    waiting: of(waiting),
    left: of(Math.max(0, paid - refunded - refunding - waiting)),
    alone: convert(limit, currency, rates) ?? of(0),
    cancellation: cancellationNow(booking, now),
  }
}

function cancellationNow(booking: BookingRecord, now: Temporal.Instant): BookingMoney['cancellation'] {
  if (!allowedActions(booking, now).cancel) return null
  const { refund, fee } = cancellationCost(booking, now)
  return { refund, fee, to_supplier: supplierPart(saleOf(booking), fee) }
}
