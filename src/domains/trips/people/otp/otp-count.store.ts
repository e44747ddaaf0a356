import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { CountLimit } from './otp.ts'

/**
 * Counts one more code under a key, in a window that begins with its first; the seconds until the window's end where
 * there are too many in it, else 0. Counts are rows, so that all processes share them.
 */
export type CountOtp = (tx: Db, counted: { key: Buffer; limit: CountLimit; now: Date }) => Promise<number>

export const countOtp: CountOtp = async (tx, { key, limit: { most, seconds }, now }) => {
  const endsAt = new Date(now.getTime() + seconds * 1000)
  const row = await tx
    .insertInto('trip_otp_counts')
    .values({ key, count: 1, ends_at: endsAt })
    .onConflict((same) =>
      same.column('key').doUpdateSet({
        count: sql`case when trip_otp_counts.ends_at <= ${now} then 1 else trip_otp_counts.count + 1 end`,
        ends_at: sql`case when trip_otp_counts.ends_at <= ${now} then ${endsAt}::timestamptz else trip_otp_counts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count <= most) return 0
  return Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000))
}
