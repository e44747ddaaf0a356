import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { startChild } from '../child.ts'
import type { BareReply } from '../children/bare-server.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { dayFromNow, postRequest } from '../search.ts'
import type { Product } from '../stage.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 3
const ROUND_MS = 2000
const CONNECTIONS = 8
/** The least ratio of the request rates. */
const LEAST = 0.5

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
  const load = startChild<Load, LoadResult>('load.ts')
  const bare = startChild<BareReply, number>('bare-server.ts')
  const barePort = await bare.run({ bytes, headers: { 'content-type': 'application/json' } })
  const requests = [postRequest(PATH, trip)]
  const perSecond = async (at: number) =>
    (await load.run({ port: at, requests, connections: CONNECTIONS, ms: ROUND_MS, awake: true })).perSecond
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await perSecond(port)
  const measured = await runAlternately(
    ROUNDS,
    () => perSecond(port),
    () => perSecond(barePort),
  )
  await Promise.all([load.stop(), bare.stop()])
  return ratioRow(`a quote of an outstation trip (${(bytes.length / 1000).toFixed(0)} kB)`, measured, LEAST)
}
