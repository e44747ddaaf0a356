import { money } from '#kernel/money.ts'
import type { ChangedEarning } from '../earnings/earning.store.ts'
import type { NewCall } from './postback.store.ts'

/** The call that tells a partner of a line of an earning. */
export function callOf({ earning, line }: ChangedEarning): NewCall {
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
