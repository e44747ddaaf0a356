import { CARD, DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'

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
