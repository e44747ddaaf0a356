import { onTestFinished } from 'vitest'
import type { StoredRates, SharedOutcome, FetchLease } from '#domains/suppliers/rates/shared-rates.ts'
import { redisRates } from '#connectors/rate-cache/redis-rates.ts'

/** One process that shares rates, with what it has received and logged; its timeouts are long by default. */
export async function rateSharingProcess({
  url,
  timeoutMs = 10_000,
  maxFetchMs = 60_000,
}: {
  url: string
  timeoutMs?: number
  maxFetchMs?: number
}) {
  const heard: SharedOutcome[] = []
  const connected: boolean[] = []
  const warnings: string[] = []
  const { find, drop, close, opened } = redisRates({
    url,
    timeoutMs,
    maxFetchMs,
    leaseMs: 2_000,
    space: 'test',
    metrics: { heard: (outcome) => heard.push(outcome), connected: (is) => connected.push(is) },
    log: { warn: ({ why: reason }) => warnings.push(reason) },
  })
  onTestFinished(close)
  await opened

  async function lease(key: string): Promise<FetchLease> {
    const found = await find(key)
    if ('release' in found) return found
    throw new Error('it is kept')
  }
  async function stored(key: string): Promise<StoredRates> {
    const found = await find(key)
    if ('packed' in found) return found
    throw new Error('it is not kept')
  }
  return { find, drop, close, lease, stored, heard, connected, warnings }
}
