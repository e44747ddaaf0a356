import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { rentalQuery } from '../bench/search.ts'
import type { Attack, Call } from './attack.ts'

const CARD = {
  method: 'card',
  number: '4000000000000002',
  expiry_month: 12,
  expiry_year: 2035,
  cvc: '123',
  holder: 'Nobody',
}

let people = 0
/** Creates a driver with a new email address and phone number. */
export function driver() {
  people += 1
  return {
    first_name: 'Nobody',
    last_name: 'Known',
    email: `nobody.${people}@example.com`,
    phone: { countryCode: '+971', phone: String(501_300_000 + people) },
    age: 34,
    residence: 'AE',
  }
}

export async function offerOf(call: Call, from: string, fits: (offer: Offer) => boolean): Promise<Offer> {
  for (let round = 0; round < 50; round++) {
    const { body } = await call(`/api/searching?${rentalQuery()}`, from, {
      body: { sort: 'price', page_size: 100 },
    })
    const offer = (body.items as Offer[]).find(fits)
    if (offer && body.complete !== false) return offer
  }
  throw new Error('no such offer')
}

/** Creates a guest with the offer in a cart. */
export async function cartOf(call: Call, from: string, offer: Offer) {
  const { token } = (await call('/api/guest-login', from)).body
  const headers = { authorization: `Basic ${token}` }
  const quote = (await call('/api/vehicle-detail', from, { body: { offer_id: offer.offer_id } })).body
  const added = await call('/api/user/add-car', from, { headers, body: { quote_id: quote.quote_id } })
  return { headers, booking: added.body.booking }
}

/** Orders pay-at-desk cars as guests with new contact details each, from one network and from ten. */
export const deskCars: Attack = async ({ call, db }) => {
  const offer = await offerOf(
    call,
    '203.0.113.1',
    ({ payment }) => payment.timing === 'desk' && !payment.credit_card_required,
  )
  const order = async (from: string) => {
    const { headers, booking } = await cartOf(call, from, offer)
    const body = { booking_id: booking.booking_id, driver: driver(), accept_total: booking.price.total }
    return (await call('/api/user/without-credit-order', from, { headers, body })).status === 201
  }
  const reserved = () =>
    db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', 'in', ['awaiting_supplier', 'confirmed'])
      .executeTakeFirstOrThrow()
      .then(({ count }) => count)
  // The demo's bookings are confirmed too.
  const before = await reserved()
  const carsOnHold = async () => (await reserved()) - before
  for (let round = 0; round < 12; round++) await order('203.0.113.1')
  const ofOne = await carsOnHold()
  for (let network = 2; network <= 9; network++)
    for (let round = 0; round < 2; round++) await order(`203.0.113.${network}`)
  return [
    { what: 'Cars for the desk that guests of one network hold', requested: 12, got: ofOne, bound: 3 },
    {
      what: 'Cars of one class that guests of nine networks hold',
      requested: 28,
      got: await carsOnHold(),
      bound: 5,
    },
  ]
}

/** Changes the driver of one unpaid car to one unknown address after another. */
export const changedAddresses: Attack = async ({ call, db }) => {
  const from = '203.0.113.15'
  const offer = await offerOf(
    call,
    from,
    ({ payment, supplier, vehicle }) =>
      payment.timing === 'desk' &&
      !payment.credit_card_required &&
      supplier.code === 'europcar' &&
      // A class that no other attack holds.
      vehicle.category !== 'economy' &&
      vehicle.category !== 'mini',
  )
  const { headers, booking } = await cartOf(call, from, offer)
  const { booking_id } = booking
  const accept_total = booking.price.total
  const of = () => ({ ...driver(), last_name: 'Evilexample' })
  const body = { booking_id, driver: of(), accept_total }
  const ordered = await call('/api/user/without-credit-order', from, { headers, body })
  if (ordered.status !== 201) throw new Error(`not ordered: ${ordered.status} ${ordered.body.code}`)
  let changed = 0
  for (let round = 0; round < 10; round++) {
    const body = { booking_id, driver: of(), accept_total }
    if ((await call('/api/user/modify-booking', from, { headers, body })).status === 200) changed += 1
  }
  const mails = await db
    .selectFrom('mails')
    .select(['text'])
    .where('subject', 'like', `%${booking.reference}%`)
    .execute()
  return [
    {
      what: 'Mails to strangers of one unpaid car in a day',
      requested: 1 + changed * 2,
      got: mails.length,
      bound: 4,
    },
    {
      what: 'Of these, with a text of the sender’s',
      requested: changed,
      got: mails.filter(({ text }) => text.includes('Evilexample')).length,
      bound: 0,
    },
  ]
}

/** Tries declined cards on one cart, and on another from the same network. */
export const cardTesting: Attack = async ({ call }) => {
  const from = '203.0.113.20'
  const offer = await offerOf(call, from, ({ payment }) => payment.timing === 'now')
  let revealed = 0
  for (const tries of [8, 4]) {
    const { headers, booking } = await cartOf(call, from, offer)
    const body = {
      booking_id: booking.booking_id,
      driver: driver(),
      accept_total: booking.price.total,
      payment: CARD,
    }
    for (let round = 0; round < tries; round++) {
      const reply = await call('/api/user/order', from, { headers, body })
      if (reply.body.code === 'payment_declined') revealed += 1
    }
  }
  return [
    {
      what: 'Cards that a tester of one network is told of in a day',
      requested: 12,
      got: revealed,
      bound: 5,
    },
  ]
}

/** Starts 3-D Secure challenges, each on a new cart, and abandons them. */
export const leftChallenges: Attack = async ({ call }) => {
  const from = '203.0.113.25'
  const offer = await offerOf(call, from, ({ payment }) => payment.timing === 'now')
  const { token } = (await call('/api/guest-login', from)).body
  const headers = { authorization: `Basic ${token}` }
  let challenged = 0
  for (let round = 0; round < 25; round++) {
    const quote = (await call('/api/vehicle-detail', from, { body: { offer_id: offer.offer_id } })).body
    const added = await call('/api/user/add-car', from, { headers, body: { quote_id: quote.quote_id } })
    const booking = added.body.booking
    if (!booking) continue
    const payment = { ...CARD, number: '4000002500003155' }
    const body = {
      booking_id: booking.booking_id,
      driver: driver(),
      accept_total: booking.price.total,
      payment,
    }
    if ((await call('/api/user/order', from, { headers, body })).body.payment?.action) challenged += 1
  }
  return [
    {
      what: 'Cards asked about by 3-D Secure that one person leaves in a day',
      requested: 25,
      got: challenged,
      bound: 20,
    },
  ]
}
