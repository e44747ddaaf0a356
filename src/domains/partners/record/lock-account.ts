import type { Db } from '#platform/db/database.ts'

/** Locks an account until the transaction ends, so that its changes are serialised; false: it is gone. */
export type LockAccount = (tx: Db, userId: string) => Promise<boolean>
