import { writeAudited } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { maskedNumber } from '../details/payout-account.ts'
import { formatOf, openPayouts } from './payout-batch.ts'
import { findOpenPayouts, insertBatch } from './payout-batch.store.ts'
import type * as operations from './payout-operations.contract.ts'
import { batchReply, type BatchReads } from './read-payouts.usecase.ts'

/**
 * Collects the open payouts of a currency and file format in a batch. Each payout stores a copy of its
 * account, so that the approved account is the one paid, even if it is changed later. Of two concurrent
 * calls, the second finds no payout.
 */
export async function prepareBatch(
  app: BatchReads & Pick<App, 'clock' | 'payoutDebtor'>,
  { body: { currency, format }, by }: Call<typeof operations.prepareBatch>,
) {
  const { payoutSeals, payoutDebtor } = app
  const prepared = await writeAudited(app, by, async (tx, now, audit) => {
    const open = openPayouts(await findOpenPayouts(tx, { currency, lock: true }), payoutSeals)
    const payouts = open.flatMap(({ account, ...payout }) =>
      account && formatOf({ currency, account }, payoutDebtor !== null) === format
        ? [{ ...payout, account }]
        : [],
    )
    if (payouts.length === 0)
      return fail({ code: 'nothing_to_pay', detail: 'No payout of this kind waits' } as const)
    const total = payouts.reduce((sum, { amount }) => sum + amount, 0)
    const sealed = payouts.map(({ id, account }) => ({
      id,
      sealed: payoutSeals.seal(account, id),
      account: maskedNumber(account),
    }))
    const batch = { currency, format, total, preparedBy: by.staffId, payouts: sealed }
    const id = await insertBatch(tx, batch, now)
    await audit({
      action: 'prepare_payouts',
      subject: { kind: 'payout_batch', id },
      before: null,
      after: { format, payouts: payouts.length, total: money(total, currency) },
    })
    return ok(id)
  })
  return prepared.ok ? batchReply(app, prepared.value) : prepared
}
