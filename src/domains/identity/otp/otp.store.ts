import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { OTP_TRIES } from './otp.ts'

type NewOtp = { id: string; address: string; codeHash: Buffer }

export async function insertOtp(
  tx: Db,
  { id, address, codeHash, expiresAt }: NewOtp & { expiresAt: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('trip_otps')
    .values({ id, address, code_hash: codeHash, expires_at: expiresAt })
    .execute()
}

/**
 * Tries a code, and uses it up if it is right. One statement counts and compares, so that at most `OTP_TRIES` are
 * compared, however many are tried at once in all processes.
 */
export async function tryOtp(
  tx: Db,
  { id, address, codeHash, now }: NewOtp & { now: Temporal.Instant },
): Promise<boolean> {
  const tried = await tx
    .updateTable('trip_otps')
    .set((otp) => ({
      tries: otp('tries', '+', 1),
      used_at: sql`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    }))
    .where('id', '=', id)
    .where('address', '=', address)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', OTP_TRIES)
    .returning('used_at')
    .executeTakeFirst()
  return tried !== undefined && tried.used_at !== null
}
