import { expect, test } from 'vitest'
import { costAt, isFreeAt } from './cancellation-cost.ts'

const PICK_UP = Temporal.Instant.from('2026-07-10T08:00:00Z')
const before = (hours: number) => PICK_UP.subtract({ seconds: Math.round(hours * 3600) })
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const offer = (freeUntil: Temporal.Instant | null, nonRefundable = false) => ({
  cancellation: { free_until: freeUntil?.toString() ?? null, non_refundable: nonRefundable },
})

const FREE_UNTIL = offer(before(48))
const NEVER_FREE = offer(null)

test.for([
  { name: 'an offer that is free until then is free before', sold: FREE_UNTIL, hours: 49, free: true },
  { name: 'to the last second', sold: FREE_UNTIL, hours: 48 + 1 / 3600, free: true },
  { name: 'and costs all at that very instant', sold: FREE_UNTIL, hours: 48, free: false },
  { name: 'and after it', sold: FREE_UNTIL, hours: 0, free: false },
  { name: 'an offer that is never free costs all', sold: NEVER_FREE, hours: 1000, free: false },
  { name: 'so does a non-refundable one', sold: offer(null, true), hours: 1000, free: false },
  { name: 'whatever free time it names', sold: offer(PICK_UP, true), hours: 1000, free: false },
])('$name: free $free', ({ sold, hours, free }) => {
  const paid = eur(10_003)
  expect(isFreeAt(sold, before(hours))).toBe(free)
  expect(costAt(sold, paid, before(hours))).toEqual(
    free ? { refund: paid, fee: eur(0) } : { refund: eur(0), fee: paid },
  )
})
