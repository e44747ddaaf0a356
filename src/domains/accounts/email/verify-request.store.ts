import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { takeRows } from '#platform/db/take-rows.store.ts'

/** New accounts whose verification link is still to be mailed. */
export type VerifyRequestStore = {
  insert(tx: Db, userId: string): Promise<void>
  /** Passes each request once to `work`, in the transaction that deletes it. Returns their number. */
  take(work: (tx: Db, userId: string) => Promise<void>): Promise<number>
}

export function verifyRequestStore(db: Db): VerifyRequestStore {
  return {
    async insert(tx, userId) {
      await tx.insertInto('verify_requests').values({ id: newId(), user_id: userId }).execute()
    },
    take: (work) => takeRows(db, 'verify_requests', (tx, row) => work(tx, row.user_id)),
  }
}
