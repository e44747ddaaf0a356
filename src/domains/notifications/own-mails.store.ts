import type { OwnData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Mails to the account's verified address; without their text, which the person has, because the link in one is as good
 * as a password.
 */
export function ownMails(db: Db): OwnData {
  return {
    read: {
      mails: async ({ email, emailProved }) =>
        emailProved
          ? db
              .selectFrom('mails')
              .select(['subject', 'created_at', 'sent_at'])
              .where('recipient', '=', email)
              .orderBy('id')
              .execute()
          : [],
    },

    async erase(tx, { email, emailProved }) {
      if (emailProved) await tx.deleteFrom('mails').where('recipient', '=', email).execute()
    },
  }
}
