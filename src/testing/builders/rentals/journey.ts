import { setTimeout } from 'node:timers/promises'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'

/** A rental at an airport where both suppliers have a desk, three months after the test clock's start. */
export const RENTAL =
  'pickup_id=DXB&pickup_date=2027-03-01&pickup_time=10:00&dropoff_date=2027-03-05&dropoff_time=10:00&currency_id=1&lang_id=1'

/** The same airport and length, `days` after an instant: for a server on a running clock. */
export function rentalAfter(now: Temporal.Instant, days: number): string {
  const pickUp = now.toZonedDateTimeISO('UTC').toPlainDate().add({ days })
  return `pickup_id=DXB&pickup_date=${pickUp}&pickup_time=10:00&dropoff_date=${pickUp.add({ days: 4 })}&dropoff_time=10:00&currency_id=1&lang_id=1`
}

export const DRIVER = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: { countryCode: '+971', phone: '501234567' },
  age: 34,
  residence: 'AE',
}

export const CARD = {
  method: 'card',
  number: '4242424242424242',
  expiry_month: 12,
  expiry_year: 2030,
  cvc: '123',
  holder: 'Layla Haddad',
}

/** Labels of the plans `OKMobility` (paid in part now), `OKMobility-NR` (now), `Europcar-Standard` (at the desk) and our own stock. */
export type PlanLabel = 'Flexible' | 'Non-refundable' | 'Standard' | 'Local'

/** Max attempts of an incomplete search, and the delay between them. */
const MAX_SEARCHES = 100
const AGAIN_MS = 100

/** The steps of a traveller, each through the API. */
export function journey({ call }: Pick<TestApp, 'call'>, rental = RENTAL) {
  async function guest(): Promise<string> {
    return (await call('/api/guest-login')).body.token
  }

  /** Searches until every supplier has responded: a search does not wait for one that was slow before. */
  async function offers(query = rental, choice: object = {}): Promise<Offer[]> {
    for (let attempts = 1; ; attempts++) {
      const { body } = await call(`/api/searching?${query}`, { body: { page_size: 100, ...choice } })
      if (body.complete !== false || attempts === MAX_SEARCHES) return body.items
      await setTimeout(AGAIN_MS)
    }
  }

  async function quote(plan: PlanLabel, fits: (offer: Offer) => boolean = () => true): Promise<Quote> {
    const offer = (await offers(rental, { sort: 'price' })).find(
      (one) => one.supplier.plan === plan && fits(one),
    )
    if (!offer) throw new Error(`no ${plan} offer`)
    return (await call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })).body
  }

  async function cart(token: string, quoteId: string): Promise<Booking> {
    return (await call('/api/user/add-car', { token, body: { quote_id: quoteId } })).body.booking
  }

  function order(
    token: string,
    booking: Booking,
    {
      card = CARD,
      key = crypto.randomUUID(),
      driver = DRIVER,
    }: { card?: object; key?: string; driver?: typeof DRIVER } = {},
  ) {
    return call('/api/user/order', {
      token,
      headers: { 'idempotency-key': key },
      body: { booking_id: booking.booking_id, driver, accept_total: booking.price.total, payment: card },
    })
  }

  function orderAtDesk(token: string, booking: Booking, { key = crypto.randomUUID(), driver = DRIVER } = {}) {
    return call('/api/user/without-credit-order', {
      token,
      headers: { 'idempotency-key': key },
      body: { booking_id: booking.booking_id, driver, accept_total: booking.price.total },
    })
  }

  async function read(token: string, bookingId: string): Promise<Booking> {
    return (await call(`/api/user/booking?booking_id=${bookingId}`, { token })).body.items[0]
  }

  function cancel(
    token: string,
    booking: Pick<Booking, 'booking_id'>,
    { key = crypto.randomUUID(), ...choice }: { key?: string; preview?: boolean; reason?: string } = {},
  ) {
    return call('/api/user/cancle-booking', {
      token,
      headers: { 'idempotency-key': key },
      body: { booking_id: booking.booking_id, ...choice },
    })
  }

  /** A token for one booking, as issued for its reference and its driver's e-mail. */
  async function tokenFor(booking: Booking, email: string): Promise<string> {
    return (await call('/api/manage-booking', { body: { reference: booking.reference, email } })).body.token
  }

  return { cancel, tokenFor, guest, offers, quote, cart, order, orderAtDesk, read }
}
