import type { PersonalData } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'

/** An account's partner membership and changes. The partner record is not personal data. */
export function partnerPersonalData(db: Db, { clock }: Pick<App, 'clock'>): PersonalData {
  return {
    read: {
      partner: ({ userId }) =>
        db
          .selectFrom('partner_members as m')
          .innerJoin('partners as p', 'p.id', 'm.partner_id')
          .select(['p.name', 'p.code', 'm.role', 'm.since'])
          .where('m.user_id', '=', userId)
          .execute(),
      partner_changes: ({ userId }) =>
        db
          .selectFrom('partner_changes')
          .select(['at', 'act'])
          .where(({ eb, or }) => or([eb('by_user', '=', userId), eb('person_id', '=', userId)]))
          .orderBy('id')
          .execute(),
      commissions: async ({ userId }) => {
        const rows = await db
          .selectFrom('partner_commissions')
          .select(['basis_points', 'valid_from'])
          .where('set_by', '=', userId)
          .orderBy('position')
          .execute()
        return rows.map(({ basis_points, valid_from }) => ({ percent: basis_points / 100, valid_from }))
      },
    },

    /**
     * Ends a partner when its last person leaves, and replaces its name, which may be that person's, by its
     * code.
     */
    async erase(tx, { userId }) {
      // Locked, so that of a partner's last two people leaving concurrently the second is the last.
      await lockPartnerOf(tx, userId)
      const left = await tx
        .deleteFrom('partner_members')
        .where('user_id', '=', userId)
        .returning('partner_id')
        .executeTakeFirst()
      for (const who of ['by_user', 'person_id'] as const)
        await tx
          .updateTable('partner_changes')
          .set({ [who]: null })
          .where(who, '=', userId)
          .execute()
      await tx
        .updateTable('partner_api_keys')
        .set({ created_by: null })
        .where('created_by', '=', userId)
        .execute()
      await tx.updateTable('partner_commissions').set({ set_by: null }).where('set_by', '=', userId).execute()
      if (!left) return
      await tx
        .updateTable('partners')
        .set(({ ref, eb }) => ({ name: ref('code'), ended_at: clock.now(), version: eb('version', '+', 1) }))
        .where('id', '=', left.partner_id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('partner_members as m')
                .select('m.user_id')
                .whereRef('m.partner_id', '=', 'partners.id'),
            ),
          ),
        )
        .execute()
    },
  }
}

/**
 * Returns true if an account is the last owner of a partner that has not ended and that others work for; of two owners who leave
 * at once the second is. Locks the partner until the transaction ends.
 */
export async function isLastOwner(tx: Db, userId: string): Promise<boolean> {
  const partner = await lockPartnerOf(tx, userId)
  if (!partner || partner.ended_at !== null) return false
  const people = await tx
    .selectFrom('partner_members')
    .select(['user_id', 'role'])
    .where('partner_id', '=', partner.id)
    .execute()
  const owners = people.filter(({ role }) => role === 'owner')
  return people.length > 1 && owners.length === 1 && owners[0]?.user_id === userId
}

async function lockPartnerOf(tx: Db, userId: string) {
  return tx
    .selectFrom('partners as p')
    .innerJoin('partner_members as m', 'm.partner_id', 'p.id')
    .select(['p.id', 'p.ended_at'])
    .where('m.user_id', '=', userId)
    .forUpdate('p')
    .executeTakeFirst()
}
