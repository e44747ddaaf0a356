import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Mails to the account's verified address. Excludes their text, which the person has received, because a link
 * in it is as powerful as a password.
 */
export function mailPersonalData(db: Db): PersonalData {
  return {
    read: {
      mails: async ({ email, emailVerified }) =>
        emailVerified
          ? db
              .selectFrom('mails')
              .select(['subject', 'created_at', 'sent_at'])
              .where('recipient', '=', email)
              .orderBy('id')
              .execute()
          : [],
    },

    async erase(tx, { email, emailVerified }) {
      if (emailVerified) await tx.deleteFrom('mails').where('recipient', '=', email).execute()
    },
  }
}
