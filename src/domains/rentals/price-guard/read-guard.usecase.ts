import { ok, type Result, fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { isUnchanged, type Rebooking } from '../rebookings/rebooking.ts'
import { rebookingStore } from '../rebookings/rebooking.store.ts'
import { compareTerms } from '../rebookings/compare-terms.ts'
import { isReplaceable, replaceableUntil } from '../rebookings/replaceable.ts'
import type { RebookingShown } from '../rebookings/rebooking.contract.ts'
import type * as operations from './price-guard-operations.contract.ts'
import type { PriceGuardShown } from './price-guard.contract.ts'
import { priceGuardStore } from './price-guard.store.ts'

export type GuardsApp = Pick<App, 'db' | 'clock' | 'bookings'>

export function readPriceGuard(app: GuardsApp, { session, query }: Call<typeof operations.readPriceGuard>) {
  return readGuard(app, session, query.booking_id)
}

/** Returns the guard of a traveller's booking, and the latest cheaper car found. */
export async function readGuard(
  app: GuardsApp,
  access: BookingAccess,
  bookingId: string,
): Promise<Result<PriceGuardShown, { code: 'booking_not_found'; detail: string }>> {
  const { db, clock, bookings } = app
  const booking = await bookings.findFor(access, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const [guard, latest] = await Promise.all([
    priceGuardStore.find(db, bookingId),
    rebookingStore.latestOf(db, bookingId),
  ])
  const now = clock.now()
  const isOpen = isReplaceable(booking, now)
  const isOn = isOpen && guard?.state === 'on'
  return ok({
    guard: {
      state: isOn ? 'on' : isOpen ? 'off' : 'unavailable',
      until: isOpen ? (replaceableUntil(booking)?.toString() ?? null) : null,
      looked_at: isOn ? (guard.checkedAt?.toString() ?? null) : null,
    },
    rebooking: latest && isShown(latest, booking, isOpen) ? await shown(app, latest, booking) : null,
  })
}

async function shown(
  { bookings }: GuardsApp,
  { id, state, reason, found, newBookingId }: Rebooking,
  old: BookingRecord,
): Promise<RebookingShown> {
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

/** Returns true if a rebooking is shown: an offer only while its booking is unchanged and can be replaced. */
function isShown(rebooking: Rebooking, booking: BookingRecord, isOpen: boolean): boolean {
  return rebooking.state !== 'offered' || (isOpen && isUnchanged(booking, rebooking.found))
}
