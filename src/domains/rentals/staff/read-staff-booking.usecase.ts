import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import type { StaffBooking } from './staff-booking.contract.ts'
import type { StaffBookingReads } from './staff-booking.store.ts'

/** A booking with its journal; null: there is none. That a member of the staff looked is in the audit. */
export type ReadStaffBooking = (
  id: string,
  language: Language | undefined,
  by: StaffActor,
) => Promise<StaffBooking | null>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  reads: StaffBookingReads
  places: Pick<SearchPlaces, 'station'>
  staffWrite: StaffWrite
  clock: Clock
}

export function readStaffBooking({ bookings, reads, places, staffWrite, clock }: Needs): ReadStaffBooking {
  return async (id, language, by) => {
    const record = await bookings.find(id)
    if (!record) return null
    const [journal, email] = await Promise.all([reads.journal(id), reads.emailOf(record.userId)])
    await staffWrite(by, async () => ({
      value: null,
      audited: { action: 'read_booking', subject: { kind: 'booking', id }, before: null, after: null },
    }))
    const names = language && ((station: string) => places.station(station, language))
    return {
      booking: toBooking(record, clock.now(), names),
      supplier_state: record.supplierState,
      account: { user_id: record.userId, email },
      journal,
    }
  }
}
