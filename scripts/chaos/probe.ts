import { anyAddress } from '../load/any-address.ts'
import { isFault, openClient, type RequestResult } from './client.ts'

const EVERY_MS = 250

/** Sends a request that writes to the database four times a second, to measure how long orders were impossible. */
export function startProbe(url: string) {
  const results: RequestResult[] = []
  const client = openClient(url, (one) => results.push(one))
  const send = () => void client.send('probe', anyAddress(), { path: '/api/guest-login' })
  const timer = setInterval(send, EVERY_MS)
  return {
    /** Returns the longest interval without a success that started between two moments. */
    longestPause(from: number, to: number): { from: number; to: number } {
      const good = results
        .filter((one) => !isFault(one) && one.to >= from && one.to < to)
        .map((one) => one.to)
        .toSorted((one, other) => one - other)
      let longest = { from, to: from }
      let last = from
      for (const at of [...good, ...(good.length === 0 ? [to] : [])]) {
        if (at - last > longest.to - longest.from) longest = { from: last, to: at }
        last = at
      }
      return longest
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await client.close()
    },
  }
}
