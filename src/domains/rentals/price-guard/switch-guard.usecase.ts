import { fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { ageBand } from '../search/age-band.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { isReplaceable, replaceableUntil } from '../rebookings/replaceable.ts'
import { CHECK_INTERVAL_HOURS } from '../price-checks/price-check.ts'
import { formatPriceCheckKey } from '../price-checks/price-check-key.ts'
import type * as operations from './price-guard-operations.contract.ts'
import { priceGuardStore } from './price-guard.store.ts'
import { readGuard, type GuardsApp } from './read-guard.usecase.ts'

/** Switches the guard of a traveller's booking on or off. Idempotent. First checks are spread over a day. */
export async function switchPriceGuard(
  app: GuardsApp & Pick<App, 'priceMailSecret'>,
  { session, body: { booking_id: bookingId, on } }: Call<typeof operations.switchPriceGuard>,
) {
  const { db, clock, bookings } = app
  const booking = await bookings.findFor(session, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
  if (on) {
    const now = clock.now()
    const endsAt = replaceableUntil(booking)
    const key = checkKeyOf(booking)
    if (!endsAt || !key || !isReplaceable(booking, now))
      return fail({
        code: 'not_guardable',
        detail: 'Prices are looked at for confirmed bookings that can be cancelled free of charge',
      } as const)
    const guard = {
      bookingId,
      checkKey: key,
      endsAt,
      nextCheckAt: now.add({ seconds: Math.floor(Math.random() * CHECK_INTERVAL_HOURS * 3600) }),
      unsubscribeSecret: app.priceMailSecret(`guard ${bookingId}`),
      now,
    }
    await db.transaction().execute((tx) => priceGuardStore.switchOn(tx, guard))
  } else await db.transaction().execute((tx) => priceGuardStore.switchOff(tx, bookingId))
  return readGuard(app, session, bookingId)
}

/**
 * Returns the search key of a booking, from the airport of its desk, or otherwise the place that was searched. Null if
 * its offer id is invalid.
 */
function checkKeyOf({ sold }: BookingRecord): string | null {
  const offer = decodeOfferId(sold.offer.offer_id)
  if (!offer) return null
  const { pickup, dropoff } = sold.offer
  const placeId = pickup.iata ?? offer.placeId
  return formatPriceCheckKey({
    placeId,
    dropOffPlaceId: pickup.id === dropoff.id ? placeId : (dropoff.iata ?? dropoff.id),
    pickUpAt: sold.rental.pickUpAt,
    dropOffAt: sold.rental.dropOffAt,
    driverAge: ageBand(sold.driverAge),
    residence: sold.residence,
  })
}
