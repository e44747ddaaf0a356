import { partnerPayoutEntry, postEntries } from '#domains/payments/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { isId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { queuePartnerMails } from '../../mails/partner-mails.service.ts'
import {
  findBatchPayouts,
  lockBatch,
  markBatchPaid,
  markEarningsPaid,
  type LockedBatch,
} from './payout-batch.store.ts'
import type * as operations from './payout-operations.contract.ts'
import { batchReply, type BatchReads } from './read-payouts.usecase.ts'

const DETAILS = {
  batch_not_found: 'There is no such batch',
  batch_not_approved: 'Only an approved batch is paid',
  batch_paid: 'It is marked as paid already',
  paid_day_invalid: 'It is paid between the day it was approved and today',
} as const

/**
 * Marks an approved batch as paid by the bank on a day: enters each payout in the ledger, marks the commissions as paid, and
 * mails the partners’ owners, once.
 */
export async function payBatch(
  app: BatchReads & Pick<App, 'clock' | 'notifyPartners' | 'productName' | 'publicUrl'>,
  { params: { id }, body: { paid_on: paidOn }, by }: Call<typeof operations.payBatch>,
) {
  if (!isId(id)) return fail({ code: 'batch_not_found' } as const)
  const paid = await writeAudited(app, by, async (tx, now, audit) => {
    const code = rejectionCode(await lockBatch(tx, id), paidOn, now)
    if (code !== null) return fail({ code, detail: DETAILS[code] })
    const payouts = await findBatchPayouts(tx, id)
    await markBatchPaid(tx, id, { paidOn, paidBy: by.staffId })
    await app.notifyPartners(tx, await markEarningsPaid(tx, id, now))
    await postEntries(
      tx,
      payouts.map(({ id: payoutId, partnerId, amount, currency }) =>
        partnerPayoutEntry({ payoutId, partnerId, amount: money(amount, currency) }),
      ),
      now,
    )
    for (const { partnerId, number, amount, currency } of payouts)
      await queuePartnerMails(app, tx, partnerId, {
        kind: 'payout_paid',
        number,
        amount: money(amount, currency),
        paidOn,
      })
    await audit({
      action: 'pay_payouts',
      subject: { kind: 'payout_batch', id },
      before: { status: 'approved' },
      after: { status: 'paid', paid_on: paidOn, payouts: payouts.length },
    })
    return ok(null)
  })
  return paid.ok ? batchReply(app, id) : paid
}

function rejectionCode(
  batch: LockedBatch | null,
  paidOn: string,
  now: Temporal.Instant,
): keyof typeof DETAILS | null {
  if (!batch) return 'batch_not_found'
  if (batch.status === 'paid') return 'batch_paid'
  if (batch.status !== 'approved' || !batch.decidedAt) return 'batch_not_approved'
  return paidOn < dayOf(batch.decidedAt) || paidOn > dayOf(now) ? 'paid_day_invalid' : null
}

function dayOf(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('UTC').toPlainDate().toString()
}
