import { setTimeout as wait } from 'node:timers/promises'
import { isFault, openClient, type RequestResult } from './client.ts'
import { travellers, type SentOrder } from './traveller.ts'

/** Requests per visit of a traveller who orders nothing, and additional ones of a traveller who orders. */
const BROWSING_REQUESTS = 3
const ORDERING_REQUESTS = 4

const WARM_UP_MS = 20_000
/** Travellers who start over without pausing, to measure the capacity of the environment. */
const CONCURRENT_TRAVELLERS = 12

export type Load = ReturnType<typeof openLoad>

export function openLoad(url: string, orderOneIn: number) {
  const results: RequestResult[] = []
  const orders: SentOrder[] = []
  const client = openClient(url, (one) => results.push(one))
  const round = travellers({ client, orderOneIn, ordered: (order) => orders.push(order) })

  return {
    results,
    orders,

    /** Measures requests per second at full load, and how many of them failed. */
    async measureCapacity(seconds: number): Promise<{ rate: number; faults: number }> {
      const startedAt = performance.now()
      const from = startedAt + WARM_UP_MS
      const to = from + seconds * 1000
      const all = Array.from({ length: CONCURRENT_TRAVELLERS }, async () => {
        while (performance.now() < to) await round()
      })
      await Promise.all(all)
      const counted = results.filter((one) => one.to >= from && one.to < to)
      return { rate: counted.length / seconds, faults: counted.filter(isFault).length }
    },

    /** Sends travellers at a steady rate, independent of response times; resolves once the last has finished. */
    async send(rate: number, seconds: number): Promise<void> {
      const apartMs = ((BROWSING_REQUESTS + ORDERING_REQUESTS / orderOneIn) / rate) * 1000
      const startedAt = performance.now()
      const rounds: Promise<void>[] = []
      for (let count = 0; count * apartMs < seconds * 1000; count++) {
        const late = performance.now() - startedAt - count * apartMs
        if (late < 0) await wait(-late)
        rounds.push(round())
      }
      await Promise.all(rounds)
    },

    close: () => client.close(),
  }
}
