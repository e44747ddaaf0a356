import { setTimeout as wait } from 'node:timers/promises'
import { isFault, openAsking, type Answered } from './asked.ts'
import { travellers, type SentOrder } from './traveller.ts'

/** Requests of a traveller who orders nothing, and of what they do besides when they do. */
const LOOKS = 3
const ORDERS = 4

const WARM_UP_MS = 20_000
/** Travellers who each begin anew at once, by which it is found out what the environment holds. */
const AT_ONCE = 12

export type Load = ReturnType<typeof openLoad>

export function openLoad(url: string, orderOneIn: number) {
  const answered: Answered[] = []
  const orders: SentOrder[] = []
  const asking = openAsking(url, (one) => answered.push(one))
  const round = travellers({ asking, orderOneIn, ordered: (order) => orders.push(order) })

  return {
    answered,
    orders,

    /** Requests a second when all that can be done is asked for, and how many of them failed. */
    async mostHeld(seconds: number): Promise<{ rate: number; faults: number }> {
      const begun = performance.now()
      const from = begun + WARM_UP_MS
      const to = from + seconds * 1000
      const all = Array.from({ length: AT_ONCE }, async () => {
        while (performance.now() < to) await round()
      })
      await Promise.all(all)
      const counted = answered.filter((one) => one.to >= from && one.to < to)
      return { rate: counted.length / seconds, faults: counted.filter(isFault).length }
    },

    /** Travellers who come at a steady rate, however long they are kept waiting; resolves once the last has left. */
    async send(rate: number, seconds: number): Promise<void> {
      const apartMs = ((LOOKS + ORDERS / orderOneIn) / rate) * 1000
      const begun = performance.now()
      const under: Promise<void>[] = []
      for (let count = 0; count * apartMs < seconds * 1000; count++) {
        const late = performance.now() - begun - count * apartMs
        if (late < 0) await wait(-late)
        under.push(round())
      }
      await Promise.all(under)
    },

    close: () => asking.close(),
  }
}
