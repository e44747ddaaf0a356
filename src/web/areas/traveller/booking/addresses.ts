import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { carUrl } from '../car/car-url.ts'
import { searchUrl } from '#web/rentals/search-form/search-url.ts'

/** Returns the car's own page, where its price is requested again, with the cart's choices. */
export function carAddress({
  offer,
  coupon,
  extras,
  protection,
}: Pick<Booking, 'offer' | 'coupon' | 'extras' | 'protection'>): string {
  return carUrl(offer.offer_id, coupon?.code, {
    quantities: Object.fromEntries(extras.map(({ extra, quantity }) => [extra.id, quantity])),
    protectionId: protection?.id ?? null,
  })
}

/** Returns the search that finds cars for the same places, times and driver. */
export function sameSearchAddress(booking: Booking): string {
  const { offer, pickup_at: pickUpAt, dropoff_at: dropOffAt, driver_age, residence, coupon } = booking
  const [pickUp, dropOff] = [offer.pickup, offer.dropoff].map((station) => station.iata ?? station.id)
  return searchUrl({
    pickup_id: pickUp ?? offer.pickup.id,
    ...(dropOff !== undefined && dropOff !== pickUp && { dropoff_id: dropOff }),
    pickup_date: pickUpAt.slice(0, 10),
    pickup_time: pickUpAt.slice(11, 16),
    dropoff_date: dropOffAt.slice(0, 10),
    dropoff_time: dropOffAt.slice(11, 16),
    driver_age,
    residence,
    with_credit_card: 'true',
    ...(coupon && { coupon: coupon.code }),
  })
}
