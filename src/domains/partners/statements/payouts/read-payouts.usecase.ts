import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccountSeals } from '../details/seal-account.ts'
import { endedBecause, openPayouts, readyPayouts, type Ready } from './payout-batch.ts'
import type { WithheldPayout, PayoutBatch } from './payout.contract.ts'
import type { PayoutBatchStore } from './payout-batch.store.ts'
import type { PayoutPageStore } from './payout-page.store.ts'

/** Partners without a payout that are shown at once. */
const MAX_WITHHELD = 200

/** Reads the payouts ready for a batch, those withheld with their reasons, and former batches. */
export type ReadPayouts = (page: {
  after: string | undefined
  limit: number
}) => Promise<{ ready: Ready[]; held: WithheldPayout[]; batches: PayoutBatch[]; next: string | null }>

type Needs = {
  db: Db
  batches: Pick<PayoutBatchStore, 'open'>
  pages: Pick<PayoutPageStore, 'page' | 'leftWithEnded'>
  seals: AccountSeals
  hasOwnAccount: boolean
}

export function readPayouts({ db, batches, pages, seals, hasOwnAccount }: Needs): ReadPayouts {
  return async (page) => {
    const open = openPayouts(await batches.open(db), seals)
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
    const ended = (await pages.leftWithEnded(db)).map(({ partnerId, partner, code, closing, currency }) => ({
      partner_id: partnerId,
      partner,
      code,
      amount: money(closing, currency),
      why: endedBecause(closing),
    }))
    return {
      ready: readyPayouts(open, hasOwnAccount),
      held: [...withoutAccount, ...ended].slice(0, MAX_WITHHELD),
      ...(await pages.page(db, page)),
    }
  }
}
