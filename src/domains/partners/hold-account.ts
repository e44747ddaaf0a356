import type { Db } from '#platform/db/database.ts'

/** Holds an account until the transaction ends, so that its changes come one after another; false: it is gone. */
export type HoldAccount = (tx: Db, userId: string) => Promise<boolean>
