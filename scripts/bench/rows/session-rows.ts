import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { startChild } from '../child.ts'
import type { SessionTask } from '../children/session.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { newGuest } from '../carts.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { completeSearch, postRequest, rentalQuery } from '../search.ts'
import type { Product } from '../environment.ts'

const ROUNDS = 31
const ROUND_MS = 500
const AT_ONCE = 8
/** Min ratio of the request rates. */
const MIN_RATIO = 0.9

/**
 * Measures the cost of authentication: for a search, which does not need it, and for a booking read by its
 * owner.
 */
export async function sessionRows(product: Product): Promise<Row[]> {
  const { token, fillCarts } = await newGuest(product.url)
  const [cart] = await fillCarts(1)
  if (!cart) throw new Error('no cart')
  return [await searchRow(product, token), await checkRow(product, token, cart)]
}

/** Compares a search with a token with the same one without. */
async function searchRow({ url, port }: Product, token: string): Promise<Row> {
  const query = rentalQuery()
  await completeSearch(url, query)
  const load = startChild<Load, LoadResult>('load.ts')
  const rate = async (headers: Record<string, string>) => {
    const requests = [postRequest(`/api/searching?${query}`, {}, headers)]
    return (await load.run({ port, requests, connections: AT_ONCE, ms: ROUND_MS, awake: true })).perSecond
  }
  const measured = await runAlternately(
    ROUNDS,
    () => rate({ authorization: `Basic ${token}` }),
    () => rate({}),
  )
  await load.stop()
  return ratioRow('a search with a token, against one without', measured, MIN_RATIO)
}

/** Compares a request that queries its token with one that has its row in memory. */
async function checkRow({ environment }: Product, token: string, { booking_id }: Booking): Promise<Row> {
  const child = startChild<SessionTask, number>('session.ts')
  await child.run({ kind: 'open', environment, token, path: `/api/user/booking?booking_id=${booking_id}` })
  const measured = await runAlternately(
    ROUNDS,
    () => child.run({ kind: 'looked up', atOnce: AT_ONCE, ms: ROUND_MS }),
    () => child.run({ kind: 'known', atOnce: AT_ONCE, ms: ROUND_MS }),
  )
  await child.stop()
  return ratioRow('a booking read by its traveller, against one whose token is known', measured, MIN_RATIO)
}
