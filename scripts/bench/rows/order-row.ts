import { newGuest } from '../carts.ts'
import { startChild } from '../child.ts'
import type { BareOrderTask } from '../children/bare-order.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { orderOf, orderRequest } from '../orders.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../environment.ts'

const ROUNDS = 15
const ORDERS_A_ROUND = 20
const AT_ONCE = 4

/** Orders from cart to confirmed, paid in part by card, against only their statements and calls. */
export async function orderRow({ port, url, environment }: Product): Promise<Row> {
  const { token, fillCarts } = await newGuest(url)
  const load = startChild<Load, LoadResult>('load.ts')
  const bare = startChild<BareOrderTask, number>('bare-order.ts')
  const next = () => fillCarts(ORDERS_A_ROUND)
  const [first] = await fillCarts(1)
  if (!first) throw new Error('no cart')
  const { headers, message } = orderOf(token, first)
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
      const requests = (await next()).map((booking) => orderRequest(token, booking))
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
