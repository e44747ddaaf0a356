import { startChild } from './child.ts'
import type { BareReply } from './children/bare-server.ts'
import type { Load, LoadResult } from './children/load.ts'
import { runAlternately } from './rounds.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 3
const ROUND_MS = 2000
const CONNECTIONS = 8

/** Measures requests per second of the product, against a bare server that sends `reply` to the same request. */
export async function measureAgainstBare({
  port,
  request,
  reply,
}: {
  port: number
  request: string
  reply: BareReply
}) {
  const load = startChild<Load, LoadResult>('load.ts')
  const bare = startChild<BareReply, number>('bare-server.ts')
  const barePort = await bare.run(reply)
  const requests = [request]
  const perSecond = async (at: number) =>
    (await load.run({ port: at, requests, connections: CONNECTIONS, ms: ROUND_MS, awake: true })).perSecond
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await perSecond(port)
  const measured = await runAlternately(
    ROUNDS,
    () => perSecond(port),
    () => perSecond(barePort),
  )
  await Promise.all([load.stop(), bare.stop()])
  return measured
}
