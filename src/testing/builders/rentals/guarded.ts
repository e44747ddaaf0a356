import { expect } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { PriceGuardShown } from '#domains/rentals/price-guard/price-guard.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import { newId } from '#kernel/ids.ts'
import { subtract, type Money } from '#kernel/money.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { booksOf } from './books.ts'
import { CARD, DRIVER, journey } from './journey.ts'
import { ledgerOf } from './ledger.ts'

let traveller = 0

/** A confirmed booking whose guard is on, and what its traveller does about a cheaper car. */
export async function guardedBooking(app: TestApp, { on = true } = {}) {
  const steps = journey(app)
  const driver = { ...DRIVER, email: `guard-${(traveller += 1)}@example.com` }
  const token = await steps.guest()
  const offered = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  const ordered = await steps.order(token, offered, { driver })
  expect(ordered.body.booking.status).toBe('confirmed')
  const booking: Booking = ordered.body.booking
  const { booking_id } = booking
  const guard = (isOn: boolean, as = token) =>
    app.call('/api/user/price-guard', { token: as, body: { booking_id, on: isOn } })
  if (on) expect((await guard(true)).body.guard.state).toBe('on')

  async function shown(as = token): Promise<PriceGuardShown> {
    return (await app.call(`/api/user/price-guard?booking_id=${booking_id}`, { token: as })).body
  }

  return {
    booking,
    driver,
    token,
    guard,
    shown,
    /** Takes the cheaper car at the total that is shown, or at another; with a card where one is needed. `at`: another process. */
    async rebook({
      card = CARD,
      total,
      as = token,
      at = app,
    }: { card?: typeof CARD; total?: number; as?: string; at?: Pick<TestApp, 'call'> } = {}) {
      const { rebooking } = await shown(as)
      const price = rebooking?.price
      const acceptedAmount = total ?? price?.total.amount ?? 0
      const needsCard =
        (price?.pay_now.amount ?? 0) > 0 || rebooking?.offer.payment.credit_card_required === true
      return at.call('/api/user/rebook', {
        token: as,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: {
          booking_id,
          accept_total: { amount: acceptedAmount, currency: booking.price.total.currency },
          ...(needsCard && { payment: card }),
        },
      })
    },
    cancel: (one: Pick<Booking, 'booking_id'> = booking) => steps.cancel(token, one),
    read: (id = booking_id) => steps.read(token, id),
    tokenFor: () => steps.tokenFor(booking, driver.email),
    books: (one: Pick<Booking, 'booking_id' | 'reference'> = booking) => booksOf(app, one),
    ledger: (id = booking_id) => ledgerOf(app.database.db, id),
    mails: () =>
      app.database.db
        .selectFrom('mails')
        .select(['subject', 'text', 'headers'])
        .where('recipient', '=', driver.email)
        .orderBy('id')
        .execute(),
  }
}

export type GuardedTraveller = Awaited<ReturnType<typeof guardedBooking>>

/** Sets the price level of both suppliers, in hundredths of a percent. */
export function setPrices({ simulators }: TestApp, level: number): void {
  simulators.okMobility.prices(level)
  simulators.europcar.prices(level)
}

/** Passes a day and runs the due price checks. */
export async function runChecksADayLater(app: TestApp): Promise<void> {
  app.clock.pass({ hours: 25 })
  await app.app.runJob('look for cheaper cars')
}

/** Returns two quotes of one plan, one at least a fifth more expensive. */
export async function cheapAndExpensive(app: Pick<TestApp, 'call'>, rental?: string) {
  const { quote } = journey(app, rental)
  const cheap = await quote('Flexible')
  const expensive = await quote(
    'Flexible',
    ({ price }) => price.total.amount * 5 > cheap.offer.price.total.amount * 6,
  )
  return { cheap, expensive }
}

type Offered = Record<'cheap' | 'expensive', Quote> & {
  token: string
  now: Temporal.Instant
  payer?: { driver?: typeof DRIVER; card?: object }
}

/** Books the expensive car and offers the cheap one instead, as a price check would. */
export async function offeredInPlace(
  app: Pick<TestApp, 'call' | 'database'>,
  { token, cheap, expensive, now, payer = {} }: Offered,
): Promise<{ booking: Booking; total: Money }> {
  const { cart, order } = journey(app)
  const booking: Booking = (await order(token, await cart(token, expensive.quote_id), payer)).body.booking
  const { offer } = cheap
  await rebookingStore.offer(app.database.db, {
    id: newId(),
    bookingId: booking.booking_id,
    found: {
      of: { offerId: booking.offer.offer_id, total: booking.price.total },
      offer,
      price: offer.price,
      chosen: { extras: [], protectionId: null },
      missing: [],
      saving: subtract(booking.price.total, offer.price.total),
    },
    told: false,
    now,
  })
  return { booking, total: offer.price.total }
}
