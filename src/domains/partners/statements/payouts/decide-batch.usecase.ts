import { writeAudited } from '#domains/staff/public.ts'
import { isId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { lockBatch, updateDecision } from './payout-batch.store.ts'
import type * as operations from './payout-operations.contract.ts'
import { batchReply, type BatchReads } from './read-payouts.usecase.ts'

const DETAILS = {
  batch_not_found: 'There is no such batch',
  batch_decided: 'A colleague has decided it',
  other_approver_needed: 'Whoever prepared a batch does not approve it',
} as const

/**
 * Approves a batch that a colleague has prepared, or rejects it, which releases its payouts. Its preparer may
 * withdraw it.
 */
export async function decideBatch(
  app: BatchReads & Pick<App, 'clock'>,
  { params: { id }, body: { approve }, by }: Call<typeof operations.decideBatch>,
) {
  if (!isId(id)) return fail({ code: 'batch_not_found' } as const)
  const decided = await writeAudited(app, by, async (tx, now, audit) => {
    const reject = (code: keyof typeof DETAILS) => fail({ code, detail: DETAILS[code] })
    const batch = await lockBatch(tx, id)
    if (!batch) return reject('batch_not_found')
    if (batch.status !== 'waiting') return reject('batch_decided')
    const { preparedBy, payouts, total, currency } = batch
    if (approve && preparedBy === by.staffId) return reject('other_approver_needed')
    const status = approve ? 'approved' : 'refused'
    await updateDecision(tx, id, { status, decidedBy: by.staffId }, now)
    await audit({
      action: approve ? 'approve_payouts' : 'refuse_payouts',
      subject: { kind: 'payout_batch', id },
      before: { status: 'waiting', prepared_by: preparedBy },
      after: { status, payouts, total: money(total, currency) },
    })
    return ok(null)
  })
  return decided.ok ? batchReply(app, id) : decided
}
