import { partnerPayoutEntry, type LedgerEntry } from '#domains/payments/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellChanges } from '../../earnings/earning.store.ts'
import type { TellOwners } from '../tell-owners.service.ts'
import type { LockedBatch, PayoutBatchStore } from './payout-batch.store.ts'

export type PayBatchFailure = {
  code: 'batch_not_found' | 'batch_not_approved' | 'batch_paid' | 'paid_day_invalid'
  detail: string
}

type Paid = Result<null, PayBatchFailure>

/** Marks an approved batch as paid by the bank on a day, `YYYY-MM-DD`. */
export type PayBatch = (paid: { batchId: string; paidOn: string }, by: StaffActor) => Promise<Paid>

type Needs = {
  batches: Pick<PayoutBatchStore, 'hold' | 'payoutsOf' | 'pay' | 'markEarningsPaid'>
  /** Posts to the ledger, in the caller's transaction. */
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tell: TellChanges
  tellOwners: TellOwners
  staffWrite: StaffWrite
}

const details = {
  batch_not_found: 'There is no such batch',
  batch_not_approved: 'Only an approved batch is paid',
  batch_paid: 'It is marked as paid already',
  paid_day_invalid: 'It is paid between the day it was approved and today',
} as const satisfies Record<PayBatchFailure['code'], string>

/** Each payout is entered in the ledger, what it pays of is paid, and the partners’ owners are mailed: once. */
export function payBatch({ batches, post, tell, tellOwners, staffWrite }: Needs): PayBatch {
  return ({ batchId, paidOn }, by) =>
    staffWrite<Paid>(by, async (tx, now) => {
      const batch = await batches.hold(tx, batchId)
      const code = rejectionCode(batch, paidOn, now)
      if (code !== null) return { value: fail({ code, detail: details[code] }), audited: null }
      const payouts = await batches.payoutsOf(tx, batchId)
      await batches.pay(tx, batchId, { paidOn, paidBy: by.staffId })
      await tell(tx, await batches.markEarningsPaid(tx, batchId, now))
      await post(
        tx,
        payouts.map(({ id, partnerId, amount, currency }) =>
          partnerPayoutEntry({ payoutId: id, partnerId, amount: money(amount, currency) }),
        ),
      )
      for (const { partnerId, number, amount, currency } of payouts)
        await tellOwners(tx, partnerId, {
          kind: 'payout_paid',
          number,
          amount: money(amount, currency),
          paidOn,
        })
      return {
        value: ok(null),
        audited: {
          action: 'pay_payouts',
          subject: { kind: 'payout_batch', id: batchId },
          before: { status: 'approved' },
          after: { status: 'paid', paid_on: paidOn, payouts: payouts.length },
        },
      }
    })
}

function rejectionCode(
  batch: LockedBatch | null,
  paidOn: string,
  now: Temporal.Instant,
): PayBatchFailure['code'] | null {
  if (!batch) return 'batch_not_found'
  if (batch.status === 'paid') return 'batch_paid'
  if (batch.status !== 'approved' || !batch.decidedAt) return 'batch_not_approved'
  return paidOn < dayOf(batch.decidedAt) || paidOn > dayOf(now) ? 'paid_day_invalid' : null
}

function dayOf(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('UTC').toPlainDate().toString()
}
