import { money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { PartnerChange } from './partner-change.contract.ts'
import type * as operations from './partner-change-operations.contract.ts'
import { changesAfter, type ChangeRow } from './partner-change.store.ts'

/** Time after which concurrent writes of several processes are in the order of their timestamps. */
const SETTLED_SECONDS = 10

/**
 * Lists changes of a partner's commissions after a change: the same data as postbacks, for partners who poll.
 */
export async function listChanges(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { query: { after, page_size: limit }, partner }: Call<typeof operations.listChanges>,
) {
  const until = clock.now().subtract({ seconds: SETTLED_SECONDS })
  const rows = await changesAfter(db, { partnerId: partner.id, after, until, limit: limit + 1 })
  const items = rows.slice(0, limit).map(toChange)
  return { items, cursor: items.at(-1)?.id ?? after ?? null, more: rows.length > limit }
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
