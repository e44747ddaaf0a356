import { startChild } from '../child.ts'
import type { BareSearchTask } from '../children/bare-search.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { percentile } from '../rounds.ts'
import type { Row } from '../row.ts'
import { completeSearch, rentalQuery, searchRequest } from '../search.ts'
import type { Product } from '../environment.ts'

const ROUNDS = 10
const SEARCHES_A_ROUND = 20
const MAX_OVER_MS = 40

/**
 * Compares uncached searches with the same calls to the same slow suppliers without the product: a protocol
 * that needs two sequential calls waits twice on both sides.
 */
export async function slowSuppliersRow({ port, url, environment }: Product, slowMs: number): Promise<Row> {
  // Warms up connections, compiled code and stations, as on any server that has handled requests.
  for (let day = 0; day < 19; day++) await completeSearch(url, rentalQuery(day))
  const { suppliers: plans, unfiltered_total: offers } = await completeSearch(url, rentalQuery(19))
  const load = startChild<Load, LoadResult>('load.ts')
  const bare = startChild<BareSearchTask, number[]>('bare-search.ts')
  await bare.run({ kind: 'record', environment, before: rentalQuery(19), query: rentalQuery(20), slowMs })
  await bare.run({ kind: 'repeat', searches: 20 })
  const took = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const first = 21 + round * SEARCHES_A_ROUND
    const requests = Array.from({ length: SEARCHES_A_ROUND }, (_, at) =>
      searchRequest(rentalQuery(first + at), {}),
    )
    took.ours.push(...(await load.run({ port, requests, connections: 1, ms: 120_000, once: true })).took)
    took.bare.push(...(await bare.run({ kind: 'repeat', searches: SEARCHES_A_ROUND })))
  }
  await Promise.all([load.stop(), bare.stop()])
  const [ours, bareP95] = [percentile(took.ours, 0.95), percentile(took.bare, 0.95)]
  return {
    work: `complete search, uncached, ${plans.length} plans, ${offers} offers, p95`,
    measured: `${ours.toFixed(0)} ms, ${(ours - bareP95).toFixed(0)} over the suppliers' ${bareP95.toFixed(0)}`,
    needed: `≤ ${MAX_OVER_MS} ms over`,
    holds: ours - bareP95 <= MAX_OVER_MS,
  }
}
