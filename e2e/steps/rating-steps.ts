import { insertRating } from '#domains/rentals/ratings/rating.store.ts'
import { CARD, DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'

/** Rates a supplier with five stars, without a rental. */
export async function isRated(site: TestSite, supplier: string): Promise<void> {
  const { guest, offers, cart, order } = journey(site, rentalAfter(siteClock.now(), 40))
  const [offer] = await offers(undefined, { filters: { SUPPLIER: [supplier] }, page_size: 1 })
  const quote = (await site.call('/api/vehicle-detail', { body: { offer_id: offer?.offer_id } })).body
  const token = await guest()
  const { booking } = (await order(token, await cart(token, quote.quote_id))).body
  const { db } = site.database
  const { user_id } = await db
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', booking.booking_id)
    .executeTakeFirstOrThrow()
  await insertRating(db, {
    bookingId: booking.booking_id,
    userId: user_id,
    supplierId: booking.offer.supplier.id,
    score: 5,
    now: siteClock.now(),
  })
  await site.app.runJob('supplier ratings')
}

/** A rental of this user's that is over; its reference. */
export async function hasRented(site: TestSite, { token, email }: { token: string; email: string }) {
  const steps = journey(site, rentalAfter(siteClock.now(), 40))
  const cart = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  await steps.order(token, cart, { card: CARD, driver: { ...DRIVER, email } })
  await site.app.runJob('settle bookings')
  await site.database.db
    .updateTable('bookings')
    .set({ drop_off_at: siteClock.now().subtract({ hours: 1 }) })
    .where('id', '=', cart.booking_id)
    .execute()
  await site.app.runJob('end by time')
  return cart.reference
}
