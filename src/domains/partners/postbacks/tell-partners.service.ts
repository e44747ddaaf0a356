import { money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { ChangedEarning, TellChanges } from '../earnings/earning.store.ts'
import { insertCalls, type NewCall } from './postback.store.ts'

/** Returns the function that queues the calls which tell partners of changed earnings. */
export function tellPartners({ clock }: Pick<App, 'clock'>): TellChanges {
  return (tx, changes) => insertCalls(tx, changes.map(callOf), clock.now())
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
