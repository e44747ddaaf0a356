import type { Clock } from '#kernel/clock.ts'
import { money } from '#kernel/money.ts'
import type { PartnerChange } from './partner-change.contract.ts'
import type { ChangeRow, ChangesAsked } from './partner-change.store.ts'

/** What several processes write at once is in the order of its time by then. */
const SETTLED_SECONDS = 10

/** What a partner's bookings have earned since a change: what they are called with, for who asks instead. */
export type ReadChanges = (asked: {
  partnerId: string
  after: string | undefined
  limit: number
}) => Promise<{ items: PartnerChange[]; cursor: string | null; more: boolean }>

type Needs = { changesAfter: (asked: ChangesAsked) => Promise<ChangeRow[]>; clock: Clock }

export function readChanges({ changesAfter, clock }: Needs): ReadChanges {
  return async ({ partnerId, after, limit }) => {
    const until = clock.now().subtract({ seconds: SETTLED_SECONDS })
    const rows = await changesAfter({ partnerId, after, until, limit: limit + 1 })
    const items = rows.slice(0, limit).map(toChange)
    return { items, cursor: items.at(-1)?.id ?? after ?? null, more: rows.length > limit }
  }
}

function toChange({ id, at, currency, change, commission, ...booking }: ChangeRow): PartnerChange {
  return {
    id,
    at: at.toString(),
    booking: {
      kind: booking.kind,
      reference: booking.reference,
      sub_id: booking.sub_id,
      state: booking.state,
      reason: booking.reason,
      commission: money(commission, currency),
      change: money(change, currency),
    },
  }
}
