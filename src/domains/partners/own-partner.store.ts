import type { OwnData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/** A partner's commissions, and the key of their widget. */
export function ownPartner(db: Db): OwnData {
  return {
    read: {
      commissions: async ({ userId }) => {
        const rows = await db
          .selectFrom('partner_commissions')
          .select(['basis_points', 'valid_from'])
          .where('partner_id', '=', userId)
          .orderBy('position')
          .execute()
        return rows.map(({ basis_points, valid_from }) => ({ percent: basis_points / 100, valid_from }))
      },
      widget_keys: ({ userId }) =>
        db
          .selectFrom('partner_keys')
          .select(['widget_key', 'created_at'])
          .where('partner_id', '=', userId)
          .execute(),
    },

    async erase(tx, { userId }) {
      for (const table of ['partner_commissions', 'partner_keys'] as const)
        await tx.deleteFrom(table).where('partner_id', '=', userId).execute()
    },
  }
}
