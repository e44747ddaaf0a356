import type { Db } from '#platform/db/database.ts'
import type { AccountSeals } from '../details/seal-account.ts'
import type { BatchDetail } from './payout.contract.ts'
import type { PayoutPageStore } from './payout-page.store.ts'

/** A batch with its payouts; null: there is none. */
export type ReadBatch = (id: string) => Promise<BatchDetail | null>

type Needs = { db: Db; pages: Pick<PayoutPageStore, 'find'>; seals: AccountSeals }

/** Whoever approves sees whose the accounts are, and the last digits of their numbers. */
export function readBatch({ db, pages, seals }: Needs): ReadBatch {
  return async (id) => {
    const found = await pages.find(db, id)
    if (!found) return null
    const payouts = found.payouts.map(({ id: payoutId, sealed, ...payout }) => ({
      ...payout,
      holder: sealed && (seals.open(sealed, payoutId)?.holder ?? null),
    }))
    return { batch: found.batch, payouts }
  }
}
