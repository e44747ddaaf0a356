import type { Db } from '#platform/db/database.ts'
import type { RecoveryCodeStore } from './recovery-code.store.ts'
import { groupedCode, newRecoveryCodes } from './recovery-code.ts'

/** Issues new codes, which are shown to their owner once. The previous ones are invalidated. */
export type IssueRecoveryCodes = (tx: Db, userId: string) => Promise<string[]>

type Needs = { recoveryCodes: RecoveryCodeStore; sha256: (text: string) => Buffer }

export function issueRecoveryCodes({ recoveryCodes, sha256 }: Needs): IssueRecoveryCodes {
  return async (tx, userId) => {
    const codes = newRecoveryCodes()
    await recoveryCodes.replace(tx, userId, codes.map(sha256))
    return codes.map(groupedCode)
  }
}
