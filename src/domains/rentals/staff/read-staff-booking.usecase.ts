import type { NoteLook, StaffActor } from '#domains/staff/public.ts'
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
  noteLook: NoteLook
  clock: Clock
}

export function readStaffBooking({ bookings, reads, places, noteLook, clock }: Needs): ReadStaffBooking {
  return async (id, language, by) => {
    const record = await bookings.find(id)
    if (!record) return null
    const [journal, email] = await Promise.all([reads.journal(id), reads.emailOf(record.userId)])
    await noteLook(by, { action: 'read_booking', subject: { kind: 'booking', id } })
    const names = language && ((station: string) => places.station(station, language))
    return {
      booking: toBooking(record, clock.now(), names),
      supplier_state: record.supplierState,
      account: { user_id: record.userId, email },
      journal,
    }
  }
}
