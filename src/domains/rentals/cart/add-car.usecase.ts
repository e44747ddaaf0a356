import { newId, newReference } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { QuoteRecord } from '../quotes/quote.store.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type * as operations from './cart-operations.contract.ts'
import { cartPrice, chooseExtras, type ExtrasFailure } from './choose-extras.ts'

export type AddCarFailure =
  | ExtrasFailure
  | { code: 'quote_not_found'; detail: string }
  | { code: 'quote_expired'; detail: string }

/** Adds a quoted car to the traveller's cart, with extras and protection. */
export async function addCar(
  { quotes, bookings, clock }: Pick<App, 'quotes' | 'bookings' | 'clock'>,
  { body, userId }: Call<typeof operations.addCar>,
) {
  const { extras, protection_id: protectionId = null, lang_id: langId = 1 } = body
  const quote = await quotes.find(body.quote_id)
  const live = liveQuote(quote, clock.now())
  if (!live.ok) return live
  const { planId, sold, exchange, expiresAt } = live.value
  const choice = chooseExtras(sold.available, { extras, protectionId })
  if (!choice.ok) return choice
  const id = newId()
  await bookings.insertCart({
    id,
    reference: newReference(),
    userId,
    langId,
    planId,
    sold,
    exchange,
    ...choice.value,
    coupon: null,
    price: cartPrice(sold.offer.price, choice.value, sold.days),
    quoteExpiresAt: expiresAt,
    ...rentalInstants(sold),
    now: clock.now(),
  })
  const record = await bookings.find(id)
  if (!record) throw new Error(`booking ${id} was inserted and is not there`)
  return ok({ booking: toBooking(record, clock.now()) })
}

function liveQuote(quote: QuoteRecord | null, now: Temporal.Instant): Result<QuoteRecord, AddCarFailure> {
  if (!quote) return fail({ code: 'quote_not_found', detail: 'There is no such quote' })
  if (Temporal.Instant.compare(quote.expiresAt, now) <= 0)
    return fail({ code: 'quote_expired', detail: 'The price was held for 20 minutes; ask for today’s price' })
  return ok(quote)
}
