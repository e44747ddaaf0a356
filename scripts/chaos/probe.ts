import { anyAddress } from '../load/any-address.ts'
import { isFault, openAsking, type Answered } from './asked.ts'

const EVERY_MS = 250

/** A request that writes to the database, four times a second, which tells for how long nobody could order. */
export function startProbe(url: string) {
  const answered: Answered[] = []
  const asking = openAsking(url, (one) => answered.push(one))
  const asks = () => void asking.ask('probe', anyAddress(), { path: '/api/guest-login' })
  const timer = setInterval(asks, EVERY_MS)
  return {
    /** From when to when the longest stretch without a success lasted, of those that began between two moments. */
    longestPause(from: number, to: number): { from: number; to: number } {
      const good = answered
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
      await asking.close()
    },
  }
}
