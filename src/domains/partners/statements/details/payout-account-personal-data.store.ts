import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'
import { maskedNumber } from './payout-account.ts'
import { accountOwner, type AccountSeals } from './seal-account.ts'

/** Accounts that somebody has entered for their partner. Those of a partner whose last person has left are gone with them. */
export function payoutAccountPersonalData(db: Db, seals: AccountSeals): PersonalData {
  return {
    read: {
      payout_accounts: async ({ userId }) => {
        const rows = await db
          .selectFrom('partner_payout_accounts')
          .select(['partner_id', 'currency', 'sealed', 'changed_at'])
          .where('changed_by', '=', userId)
          .orderBy('currency')
          .execute()
        return rows.map(({ partner_id, currency, sealed, changed_at }) => {
          const account = seals.open(sealed, accountOwner(partner_id, currency))
          return {
            currency,
            holder: account?.holder ?? null,
            account: account && maskedNumber(account),
            changed_at,
          }
        })
      },
    },
    async erase(tx, { userId }) {
      await tx
        .deleteFrom('partner_payout_accounts as a')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('partner_members as m')
                .select('m.user_id')
                .whereRef('m.partner_id', '=', 'a.partner_id')
                .where('m.user_id', '<>', userId),
            ),
          ),
        )
        .execute()
      await tx
        .updateTable('partner_payout_accounts')
        .set({ changed_by: null })
        .where('changed_by', '=', userId)
        .execute()
    },
  }
}
