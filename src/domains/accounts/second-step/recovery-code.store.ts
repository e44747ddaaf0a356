import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { newLetters } from '#kernel/ids.ts'

/** Number of codes issued at once. */
const CODES = 10

const LETTERS = 16

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** Issues new codes, which are shown to their owner once. The previous ones are invalidated. */
export async function issueRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await removeRecoveryCodes(tx, userId)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: sha256(code) })))
    .execute()
  return codes.map(groupedCode)
}

/** Uses a code up. False if it is invalid or was used. */
export async function consumeRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', sha256(code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function removeRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Returns ten codes of 78 bits each, without look-alike characters. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => newLetters(LETTERS))
}

/** Formats a code in groups: ABCD-EFGH-JKMN-PQRS. */
function groupedCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}
