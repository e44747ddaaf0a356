import type { PersonalData } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { maskedNumber } from './payout-account.ts'
import { accountOwner } from './seal-account.ts'

/** Payout accounts that a person has entered. The erasure of a partner's last person deletes the partner's accounts. */
export function payoutAccountPersonalData(db: Db, { payoutSeals }: Pick<App, 'payoutSeals'>): PersonalData {
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
          const account = payoutSeals.open(sealed, accountOwner(partner_id, currency))
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
