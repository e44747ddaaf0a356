import { money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { ChangedEarning } from '../earnings/earning.store.ts'
import { insertCalls, type NewCall } from './postback.store.ts'

/** Queues the calls that notify partners of changed earnings, in the transaction of the changes. */
export function queuePostbacks(
  { clock }: Pick<App, 'clock'>,
  tx: Db,
  changes: readonly ChangedEarning[],
): Promise<void> {
  return insertCalls(tx, changes.map(callOf), clock.now())
}

function callOf({ earning, line }: ChangedEarning): NewCall {
  const { soldId, kind, partnerId, reference, subId, currency, state, reason, amount } = earning
  const booking = {
    kind,
    reference,
    sub_id: subId,
    state,
    reason,
    commission: money(amount, currency),
    change: money(line.amount, currency),
  }
  return { partnerId, soldId, body: { type: 'commission.changed', at: line.at.toString(), booking } }
}
