import { isId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { openPayouts, readyPayouts, withheldReason } from './payout-batch.ts'
import { findOpenPayouts } from './payout-batch.store.ts'
import type * as operations from './payout-operations.contract.ts'
import { findBatch, findEndedBalances, selectBatches } from './payout-page.store.ts'

/** Max withheld payouts in a reply. */
const MAX_WITHHELD = 200

/** Lists the payouts ready for a batch, those withheld with the reason, and former batches. */
export async function listPayouts(
  { db, payoutSeals, payoutDebtor }: Pick<App, 'db' | 'payoutSeals' | 'payoutDebtor'>,
  { query: { after, page_size: limit } }: Call<typeof operations.listPayouts>,
) {
  const open = openPayouts(await findOpenPayouts(db), payoutSeals)
  const withoutAccount = open.flatMap(({ account, partnerId, partner, code, amount, currency }) =>
    account
      ? []
      : [
          {
            partner_id: partnerId,
            partner,
            code,
            amount: money(amount, currency),
            why: 'no_account' as const,
          },
        ],
  )
  const ended = (await findEndedBalances(db)).map(({ partnerId, partner, code, closing, currency }) => ({
    partner_id: partnerId,
    partner,
    code,
    amount: money(closing, currency),
    why: withheldReason(closing),
  }))
  const ready = readyPayouts(open, payoutDebtor !== null)
  return {
    ready: ready.map(({ currency, total, ...group }) => ({ ...group, total: money(total, currency) })),
    held: [...withoutAccount, ...ended].slice(0, MAX_WITHHELD),
    ...(await selectBatches(db, { after, limit })),
  }
}

/** The parts of the app that read a batch. */
export type BatchReads = Pick<App, 'db' | 'payoutSeals'>

/** Reads a batch with its payouts. Shows approvers the account holders and the last digits of the numbers. */
export function readBatch(app: BatchReads, { params: { id } }: Call<typeof operations.readBatch>) {
  return batchReply(app, id)
}

/** Returns a batch after a change. */
export async function batchReply({ db, payoutSeals }: BatchReads, id: string) {
  const found = isId(id) ? await findBatch(db, id) : null
  if (!found) return fail({ code: 'batch_not_found' } as const)
  const payouts = found.payouts.map(({ id: payoutId, sealed, ...payout }) => ({
    ...payout,
    holder: sealed && (payoutSeals.open(sealed, payoutId)?.holder ?? null),
  }))
  return ok({ batch: found.batch, payouts })
}
