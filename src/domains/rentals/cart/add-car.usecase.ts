import type { Clock } from '#kernel/clock.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { QuoteRecord, QuoteStore } from '../quotes/quote.store.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { cartPrice, chooseExtras, type ChosenExtras, type ExtrasFailure } from './choose-extras.ts'

export type AddCarFailure =
  | ExtrasFailure
  | { code: 'quote_not_found'; detail: string }
  | { code: 'quote_expired'; detail: string }

type Request = {
  quoteId: string
  userId: string
  langId: number
  chosen: ChosenExtras
}

export type AddCar = (request: Request) => Promise<Result<Booking, AddCarFailure>>

type Needs = { quotes: QuoteStore; bookings: BookingStore; clock: Clock }

/** Adds a quoted car to the traveller's cart, with extras and protection. */
export function addCar({ quotes, bookings, clock }: Needs): AddCar {
  return async ({ quoteId, userId, langId, chosen }) => {
    const quote = await quotes.find(quoteId)
    const live = liveQuote(quote, clock.now())
    if (!live.ok) return live
    const { planId, sold, exchange, expiresAt } = live.value
    const choice = chooseExtras(sold.available, chosen)
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
    return ok(toBooking(record, clock.now()))
  }
}

function liveQuote(quote: QuoteRecord | null, now: Temporal.Instant): Result<QuoteRecord, AddCarFailure> {
  if (!quote) return fail({ code: 'quote_not_found', detail: 'There is no such quote' })
  if (Temporal.Instant.compare(quote.expiresAt, now) <= 0)
    return fail({ code: 'quote_expired', detail: 'The price was held for 20 minutes; ask for today’s price' })
  return ok(quote)
}
