import type { PersonalData } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Exports alerts of the account's verified address. Erasure ends them; the proof of consent is kept under the hash of
 * the address.
 */
export function alertPersonalData(db: Db, { clock }: Pick<App, 'clock'>): PersonalData {
  return {
    read: {
      search_alerts: async ({ email, emailVerified }) =>
        emailVerified
          ? db
              .selectFrom('search_alerts')
              .select(['search', 'most', 'currency', 'wording', 'page', 'network'])
              .select(['asked_at', 'confirmed_at', 'ends_at', 'ended_at', 'told_total', 'told_at'])
              .where('address_hash', '=', sha256(email))
              .orderBy('asked_at')
              .execute()
          : [],
    },

    async erase(tx, { email, emailVerified }) {
      if (!emailVerified) return
      const addressHash = sha256(email)
      await tx
        .deleteFrom('search_alerts')
        .where('address_hash', '=', addressHash)
        .where('confirmed_at', 'is', null)
        .execute()
      await tx
        .updateTable('search_alerts')
        .set((row) => ({
          email: null,
          page: null,
          network: null,
          ended_at: row.fn.coalesce('ended_at', row.val(clock.now())),
        }))
        .where('address_hash', '=', addressHash)
        .execute()
    },
  }
}
