import { sql } from 'kysely'
import type { PersonalData } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Transfers requested by a member of the staff. Erasure withdraws waiting ones and removes the reason of all. The entry
 * of an approved one keeps its reason, as books of account do.
 */
export function transferPersonalData(db: Db, clock: Clock): PersonalData {
  return {
    read: {
      wallet_transfers: ({ userId }) =>
        db
          .selectFrom('wallet_transfers')
          .select(['kind', 'amount', 'currency', 'reason', 'status', 'asked_at'])
          .where('asked_by', '=', userId)
          .orderBy('asked_at')
          .execute(),
    },
    async erase(tx, { userId }) {
      await tx
        .updateTable('wallet_transfers')
        .set({
          reason: '',
          status: sql`case status when 'waiting' then 'refused' else status end`,
          decided_by: sql`coalesce(decided_by, asked_by)`,
          decided_at: sql`coalesce(decided_at, ${clock.now()})`,
        })
        .where('asked_by', '=', userId)
        .execute()
    },
  }
}
