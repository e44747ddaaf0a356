import { startChild } from '../child.ts'
import type { BareReply } from '../children/bare-server.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../stage.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 3
const ROUND_MS = 2000
const CONNECTIONS = 8

/** Home as anonymous visitors get it, against a bare server that sends the same bytes. */
export async function cachedPageRow({ url, port }: Product): Promise<Row> {
  const reply = await fetch(`${url}/en`, { headers: { 'accept-encoding': 'identity' } })
  if (!reply.headers.has('etag')) throw new Error('home is not cached')
  const bytes = Buffer.from(await reply.arrayBuffer())
  const load = startChild<Load, LoadResult>('load.ts')
  const bare = startChild<BareReply, number>('bare-server.ts')
  const barePort = await bare.run({ bytes, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const requests = ['GET /en HTTP/1.1\r\nhost: localhost\r\n\r\n']
  const perSecond = async (at: number) =>
    (await load.run({ port: at, requests, connections: CONNECTIONS, ms: ROUND_MS, awake: true })).perSecond
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await perSecond(port)
  const measured = await runAlternately(
    ROUNDS,
    () => perSecond(port),
    () => perSecond(barePort),
  )
  await Promise.all([load.stop(), bare.stop()])
  return ratioRow(`home for anonymous visitors (${(bytes.length / 1000).toFixed(0)} kB)`, measured, 0.4)
}
