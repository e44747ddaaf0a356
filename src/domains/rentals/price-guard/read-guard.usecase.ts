import type { Clock } from '#kernel/clock.ts'
import { ok, type Result, fail } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { isUnchanged, type Rebooking } from '../rebookings/rebooking.ts'
import type { RebookingStore } from '../rebookings/rebooking.store.ts'
import { compareTerms } from '../rebookings/compare-terms.ts'
import { isReplaceable, replaceableUntil } from '../rebookings/replaceable.ts'
import type { RebookingShown } from '../rebookings/rebooking.contract.ts'
import type { PriceGuardShown } from './price-guard.contract.ts'
import type { PriceGuardStore } from './price-guard.store.ts'

/** Returns the guard of a traveller's booking, and the latest cheaper car found. */
export type ReadGuard = (
  access: BookingAccess,
  bookingId: string,
) => Promise<Result<PriceGuardShown, { code: 'booking_not_found'; detail: string }>>

type Needs = {
  db: Db
  bookings: Pick<BookingStore, 'findFor' | 'find'>
  guards: PriceGuardStore
  rebookings: RebookingStore
  clock: Clock
}

export function readGuard({ db, bookings, guards, rebookings, clock }: Needs): ReadGuard {
  return async (access, bookingId) => {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const [guard, latest] = await Promise.all([
      guards.find(db, bookingId),
      rebookings.latestOf(db, bookingId),
    ])
    const now = clock.now()
    const isOpen = isReplaceable(booking, now)
    const isOn = isOpen && guard?.state === 'on'
    return ok({
      guard: {
        state: isOn ? 'on' : isOpen ? 'off' : 'unavailable',
        until: isOpen ? (replaceableUntil(booking)?.toString() ?? null) : null,
        looked_at: isOn ? (guard.lookedAt?.toString() ?? null) : null,
      },
      rebooking: latest && isShown(latest, booking, isOpen) ? await shown(latest, booking) : null,
    })
  }

  async function shown(rebooking: Rebooking, old: BookingRecord): Promise<RebookingShown> {
    const { id, state, reason, found, newBookingId } = rebooking
    const ordered = newBookingId === null ? null : await bookings.find(newBookingId)
    return {
      rebooking_id: id,
      state,
      reason,
      offer: found.offer,
      price: found.price,
      saving: found.saving,
      missing: found.missing,
      terms: compareTerms(old.sold.offer, found.offer),
      new_booking: ordered && {
        booking_id: ordered.id,
        reference: ordered.reference,
        status: ordered.status,
      },
    }
  }
}

/** Returns true if a rebooking is shown: an offer only while its booking is unchanged and can be replaced. */
function isShown(rebooking: Rebooking, booking: BookingRecord, isOpen: boolean): boolean {
  return rebooking.state !== 'offered' || (isOpen && isUnchanged(booking, rebooking.found))
}
