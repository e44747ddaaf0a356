import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { newGuest } from '../carts.ts'
import { startChild } from '../child.ts'
import type { BareOrderTask } from '../children/bare-order.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { postRequest } from '../search.ts'
import type { Product } from '../stage.ts'

const ROUNDS = 15
const ORDERS_A_ROUND = 20
const AT_ONCE = 4

const DRIVER = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: { countryCode: '+971', phone: '501234567' },
  age: 34,
  residence: 'AE',
}
const PAYMENT = {
  method: 'card',
  number: '4242424242424242',
  expiry_month: 12,
  expiry_year: 2030,
  cvc: '123',
  holder: 'Layla Haddad',
}

/** Orders from cart to confirmed, paid in part by card, against only their statements and calls. */
export async function orderRow({ port, url, environment }: Product): Promise<Row> {
  const { token, fillCarts } = await newGuest(url)
  const orderOf = ({ booking_id, price }: Booking) => ({
    headers: { authorization: `Basic ${token}`, 'idempotency-key': crypto.randomUUID() },
    message: { booking_id, driver: DRIVER, accept_total: price.total, payment: PAYMENT },
  })
  const load = startChild<Load, LoadResult>('load.ts')
  const bare = startChild<BareOrderTask, number>('bare-order.ts')
  const next = () => fillCarts(ORDERS_A_ROUND)
  const [first] = await fillCarts(1)
  if (!first) throw new Error('no cart')
  const { headers, message } = orderOf(first)
  const cart = { id: first.booking_id, reference: first.reference }
  const order = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }
  const steps = await bare.run({ kind: 'record', environment, cart, order })
  const confirmedBefore = await bare.run({ kind: 'count confirmed' })

  const measured = await runAlternately(
    ROUNDS,
    async () => {
      const requests = (await next()).map((booking) => {
        const { headers: own, message: body } = orderOf(booking)
        return postRequest('/api/user/order', body, own)
      })
      return (await load.run({ port, requests, connections: AT_ONCE, ms: 120_000, once: true })).perSecond
    },
    async () => {
      const chosen = (await next()).map(({ booking_id: id, reference }) => ({ id, reference }))
      return bare.run({ kind: 'repeat', carts: chosen, atOnce: AT_ONCE })
    },
  )
  const confirmed = (await bare.run({ kind: 'count confirmed' })) - confirmedBefore
  const ordered = 2 * (1 + ROUNDS) * ORDERS_A_ROUND
  if (confirmed !== ordered) throw new Error(`${confirmed} of ${ordered} orders were confirmed`)
  await Promise.all([load.stop(), bare.stop()])
  return ratioRow(`order, cart to confirmed (${steps} steps)`, measured, 0.5)
}
