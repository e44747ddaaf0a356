import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { takeRows } from '#platform/db/take-rows.store.ts'

/** Stores that the verification link of a new account is still to be mailed. */
export async function insertVerifyRequest(tx: Db, userId: string): Promise<void> {
  await tx.insertInto('verify_requests').values({ id: newId(), user_id: userId }).execute()
}

/** Passes each request once to `work`, in the transaction that deletes it. Returns their number. */
export function takeVerifyRequests(db: Db, work: (tx: Db, userId: string) => Promise<void>): Promise<number> {
  return takeRows(db, 'verify_requests', (tx, row) => work(tx, row.user_id))
}
