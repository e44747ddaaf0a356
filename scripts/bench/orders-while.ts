import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { newGuest } from './carts.ts'
import type { startChild } from './child.ts'
import type { Load, LoadResult } from './children/load.ts'
import { orderRequest } from './orders.ts'

const ORDERS_AT_ONCE = 4
const ORDERS_A_CHUNK = 20

type Ordered = { perSecond: number; chunks: number; ms: number }

/** Orders a chunk at a time while `goesOn` returns true. `perSecond` counts only the time spent ordering. */
export async function ordersWhile(
  url: string,
  load: ReturnType<typeof startChild<Load, LoadResult>>,
  port: number,
  goesOn: (chunks: number) => Promise<boolean>,
): Promise<Ordered> {
  const startedAt = performance.now()
  const { token, fillCarts } = await newGuest(url)
  const requestOf = (booking: Booking) => orderRequest(token, booking)
  let [chunks, ordering] = [0, 0]
  while (await goesOn(chunks)) {
    const requests = (await fillCarts(ORDERS_A_CHUNK)).map(requestOf)
    const { perSecond } = await load.run({
      port,
      requests,
      connections: ORDERS_AT_ONCE,
      ms: 120_000,
      once: true,
    })
    ordering += ORDERS_A_CHUNK / perSecond
    chunks += 1
  }
  return { perSecond: (chunks * ORDERS_A_CHUNK) / ordering, chunks, ms: performance.now() - startedAt }
}

export function stopAfter(maxChunks: number): (chunks: number) => Promise<boolean> {
  return async (chunks) => chunks < maxChunks
}
