import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { ageBand } from '../search/age-band.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { isReplaceable, replaceableUntil } from '../rebookings/replaceable.ts'
import { LOOK_HOURS } from '../price-checks/price-check.ts'
import { lookKey } from '../price-checks/price-check-key.ts'
import type { PriceGuardStore } from './price-guard.store.ts'

export type SwitchFailure =
  | { code: 'booking_not_found'; detail: string }
  | { code: 'not_guardable'; detail: string }

/** Switches the guard of a traveller's booking on or off. Idempotent. */
export type SwitchGuard = (
  access: BookingAccess,
  asked: { bookingId: string; on: boolean },
) => Promise<Result<BookingRecord, SwitchFailure>>

type Needs = {
  db: Db
  bookings: Pick<BookingStore, 'findFor'>
  guards: PriceGuardStore
  leaveHashOf: (bookingId: string) => Buffer
  /** Returns a number from 0 to 1, to spread first checks over a day. */
  random: () => number
  clock: Clock
}

export function switchGuard({ db, bookings, guards, leaveHashOf, random, clock }: Needs): SwitchGuard {
  return async (access, { bookingId, on }) => {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    if (!on) {
      await db.transaction().execute((tx) => guards.switchOff(tx, bookingId))
      return ok(booking)
    }
    const now = clock.now()
    const endsAt = replaceableUntil(booking)
    const key = keyOf(booking)
    if (!endsAt || !key || !isReplaceable(booking, now))
      return fail({
        code: 'not_guardable',
        detail: 'Prices are looked at for confirmed bookings that can be cancelled free of charge',
      })
    await db.transaction().execute((tx) =>
      guards.switchOn(tx, {
        bookingId,
        lookKey: key,
        endsAt,
        nextLookAt: now.add({ seconds: Math.floor(random() * LOOK_HOURS * 3600) }),
        leaveHash: leaveHashOf(bookingId),
        now,
      }),
    )
    return ok(booking)
  }
}

/**
 * Returns the search key of a booking, from the airport of its desk, or otherwise the place that was searched. Null if
 * its offer id is invalid.
 */
function keyOf({ sold }: BookingRecord): string | null {
  const offer = decodeOfferId(sold.offer.offer_id)
  if (!offer) return null
  const { pickup, dropoff } = sold.offer
  const placeId = pickup.iata ?? offer.placeId
  return lookKey({
    placeId,
    dropOffPlaceId: pickup.id === dropoff.id ? placeId : (dropoff.iata ?? dropoff.id),
    pickUpAt: sold.rental.pickUpAt,
    dropOffAt: sold.rental.dropOffAt,
    driverAge: ageBand(sold.driverAge),
    residence: sold.residence,
  })
}
