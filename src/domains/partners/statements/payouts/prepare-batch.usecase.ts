import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AccountSeals } from '../details/seal-account.ts'
import { maskedNumber } from '../details/payout-account.ts'
import { formatOf, openPayouts } from './payout-batch.ts'
import type { BatchFormat } from './payout.contract.ts'
import type { PayoutBatchStore } from './payout-batch.store.ts'

export type PrepareBatchFailure = { code: 'nothing_to_pay'; detail: string }

type Prepared = Result<string, PrepareBatchFailure>

/** Collects what is to be paid in a currency by one kind of file; the batch’s id. */
export type PrepareBatch = (
  requested: { currency: string; format: BatchFormat },
  by: StaffActor,
) => Promise<Prepared>

type Needs = {
  batches: Pick<PayoutBatchStore, 'open' | 'prepare'>
  seals: AccountSeals
  hasOwnAccount: boolean
  staffWrite: StaffWrite
}

/**
 * Each payout keeps the account as it is now: what a second person approves is what is paid, whatever is entered
 * meanwhile. Of two who prepare at once, the second finds nothing.
 */
export function prepareBatch({ batches, seals, hasOwnAccount, staffWrite }: Needs): PrepareBatch {
  return ({ currency, format }, by) =>
    staffWrite<Prepared>(by, async (tx, now) => {
      const open = openPayouts(await batches.open(tx, { currency, lock: true }), seals)
      const payouts = open.flatMap(({ account, ...payout }) =>
        account && formatOf({ currency, account }, hasOwnAccount) === format ? [{ ...payout, account }] : [],
      )
      if (payouts.length === 0)
        return {
          value: fail({ code: 'nothing_to_pay', detail: 'No payout of this kind waits' }),
          audited: null,
        }
      const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
      const sealed = payouts.map(({ id, account }) => ({
        id,
        sealed: seals.seal(account, id),
        account: maskedNumber(account),
      }))
      const batch = { currency, format, total, preparedBy: by.staffId, payouts: sealed }
      const id = await batches.prepare(tx, batch, now)
      return {
        value: ok(id),
        audited: {
          action: 'prepare_payouts',
          subject: { kind: 'payout_batch', id },
          before: null,
          after: { format, payouts: payouts.length, total: money(total, currency) },
        },
      }
    })
}
