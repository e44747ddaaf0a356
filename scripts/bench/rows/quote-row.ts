import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { measureAgainstBare } from '../against-bare.ts'
import { ratioRow, type Row } from '../row.ts'
import { dayFromNow, postRequest } from '../search.ts'
import type { Product } from '../environment.ts'

/** Min ratio of the request rates. */
const MIN_RATIO = 0.5

const PATH = '/trips/api/trip/quote'

/** Quotes of an outstation trip, against a bare server that sends the same bytes from memory. */
export async function quoteRow({ url, port }: Product): Promise<Row> {
  const trip = { ...TRIPS.outstationOneWay, start: `${dayFromNow(30)}T07:00` }
  const reply = await fetch(url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(trip),
  })
  if (reply.status !== 200) throw new Error(`the quote answered ${reply.status} ${await reply.text()}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  const measured = await measureAgainstBare({
    port,
    request: postRequest(PATH, trip),
    reply: { bytes, headers: { 'content-type': 'application/json' } },
  })
  return ratioRow(
    `a quote of an outstation trip (${(bytes.length / 1000).toFixed(0)} kB)`,
    measured,
    MIN_RATIO,
  )
}
