import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { PayoutBatchStore } from './payout-batch.store.ts'

export type DecideBatchFailure = {
  code: 'batch_not_found' | 'batch_decided' | 'other_approver_needed'
  detail: string
}

type Decided = Result<null, DecideBatchFailure>

/** Approves a batch that a colleague has prepared, or refuses it, which frees its payouts; who prepared it may withdraw it. */
export type DecideBatch = (
  decision: { batchId: string; approve: boolean },
  by: StaffActor,
) => Promise<Decided>

type Needs = { batches: Pick<PayoutBatchStore, 'hold' | 'decide'>; staffWrite: StaffWrite }

const details = {
  batch_not_found: 'There is no such batch',
  batch_decided: 'A colleague has decided it',
  other_approver_needed: 'Whoever prepared a batch does not approve it',
} as const satisfies Record<DecideBatchFailure['code'], string>

export function decideBatch({ batches, staffWrite }: Needs): DecideBatch {
  return ({ batchId, approve }, by) =>
    staffWrite<Decided>(by, async (tx, now) => {
      const refuse = (code: DecideBatchFailure['code']) => ({
        value: fail({ code, detail: details[code] }),
        audited: null,
      })
      const batch = await batches.hold(tx, batchId)
      if (!batch) return refuse('batch_not_found')
      if (batch.status !== 'waiting') return refuse('batch_decided')
      const { preparedBy, payouts, total, currency } = batch
      if (approve && preparedBy === by.staffId) return refuse('other_approver_needed')
      const status = approve ? 'approved' : 'refused'
      await batches.decide(tx, batchId, { status, decidedBy: by.staffId }, now)
      return {
        value: ok(null),
        audited: {
          action: approve ? 'approve_payouts' : 'refuse_payouts',
          subject: { kind: 'payout_batch', id: batchId },
          before: { status: 'waiting', prepared_by: preparedBy },
          after: { status, payouts, total: money(total, currency) },
        },
      }
    })
}
