import type { RecordAccess, StaffActor, StaffRole } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { RefundRequestReads } from '../refunds/refund-request-reads.store.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import { openActs } from './booking-acts.ts'
import { bookingMoney } from './booking-money.ts'
import type { StaffBooking } from './staff-booking.contract.ts'
import type { StaffBookingReads } from './staff-booking.store.ts'

/** Reads a booking with its history; null if there is none. Every read by a member of the staff is audited. */
export type ReadStaffBooking = (
  id: string,
  language: Language | undefined,
  by: StaffActor,
) => Promise<StaffBooking | null>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  reads: StaffBookingReads
  places: Pick<SearchPlaces, 'station'>
  recordAccess: RecordAccess
  requests: Pick<RefundRequestReads, 'ofBooking'>
  rolesOf: (staffId: string) => Promise<readonly StaffRole[]>
  /** Max refund of one booking by one person of finance per day. */
  limit: () => Money
  exchange: () => ExchangeRates
  clock: Clock
}

export function readStaffBooking(needs: Needs): ReadStaffBooking {
  const { bookings, reads, requests, places, recordAccess, rolesOf, limit, exchange, clock } = needs
  return async (id, language, by) => {
    const record = await bookings.find(id)
    if (!record) return null
    const [journal, email, taken, refunds, roles] = await Promise.all([
      reads.journal(id),
      reads.emailOf(record.userId),
      reads.moneyOf(id),
      requests.ofBooking(id),
      rolesOf(by.staffId),
    ])
    await recordAccess(by, { action: 'read_booking', subject: { kind: 'booking', id } })
    const names = language && ((station: string) => places.station(station, language))
    const now = clock.now()
    const money = bookingMoney(record, taken, refunds, { limit: limit(), rates: exchange(), now })
    return {
      booking: toBooking(record, now, names),
      supplier_state: record.supplierState,
      account: { user_id: record.userId, email },
      acts: openActs({ booking: record, money, refunds }, roles, now),
      money,
      refunds,
      journal,
    }
  }
}
