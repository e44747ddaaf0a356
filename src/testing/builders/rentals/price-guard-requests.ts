import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import { newId } from '#kernel/ids.ts'
import { subtract } from '#kernel/money.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { Ask } from '../api/route-requests.ts'
import { CARD, journey } from './journey.ts'

type Needs = { token: () => Promise<string>; paid: Booking; cheap: Quote }

/** A request for each route of the price guard: of `paid`, and of bookings for which `cheap` is offered. */
export async function priceGuardRequests(app: TestApp, { token, paid, cheap }: Needs) {
  const { db } = app.database
  const { quote, cart, order } = journey(app)
  const least = (cheap.offer.price.total.amount * 12) / 10
  const dear = await quote('Flexible', ({ price }) => price.total.amount > least)

  /** The total of a cheaper car that is offered for a booking of its own. */
  async function offered() {
    const old: Booking = (await order(await token(), await cart(await token(), dear.quote_id))).body.booking
    const { offer } = cheap
    await rebookingStore.offer(db, {
      id: newId(),
      bookingId: old.booking_id,
      found: {
        of: { offerId: old.offer.offer_id, total: old.price.total },
        offer,
        price: offer.price,
        chosen: { extras: [], protectionId: null },
        missing: [],
        saving: subtract(old.price.total, offer.price.total),
      },
      told: false,
      now: app.clock.now(),
    })
    return { booking_id: old.booking_id, accept_total: offer.price.total }
  }

  return {
    'GET /api/user/price-guard': () => ({ path: `/api/user/price-guard?booking_id=${paid.booking_id}` }),
    'POST /api/user/price-guard': () => ({ body: { booking_id: paid.booking_id, on: true } }),
    'POST /api/user/rebook': async () => ({ body: { ...(await offered()), payment: CARD } }),
    'POST /api/price-mails/leave': async () => {
      const secret = newToken()
      const body = { booking_id: paid.booking_id, on: true }
      await app.call('/api/user/price-guard', { token: await token(), body })
      await db
        .updateTable('price_guards')
        .set({ leave_hash: sha256(secret) })
        .where('booking_id', '=', paid.booking_id)
        .execute()
      return { body: { secret } }
    },
    'GET /api/price-mails/leave': () => ({ path: `/api/price-mails/leave?secret=${'s'.repeat(43)}` }),
  } satisfies Record<string, () => Ask | Promise<Ask>>
}
