import type { Clock } from '#kernel/clock.ts'
import { money } from '#kernel/money.ts'
import type { PartnerChange } from './partner-change.contract.ts'
import type { ChangeRow, ChangesQuery } from './partner-change.store.ts'

/** Time after which concurrent writes of several processes are in the order of their timestamps. */
const SETTLED_SECONDS = 10

/** Reads changes of a partner's commissions since a given change: the postbacks' content, for partners who poll. */
export type ReadChanges = (query: {
  partnerId: string
  after: string | undefined
  limit: number
}) => Promise<{ items: PartnerChange[]; cursor: string | null; more: boolean }>

type Needs = { changesAfter: (query: ChangesQuery) => Promise<ChangeRow[]>; clock: Clock }

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
