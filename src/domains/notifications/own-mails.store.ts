import type { OwnData } from '#domains/accounts/own-data/own-data.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * What was mailed to the address an account has proved to be its own; not the words, which the person has, because
 * those of a link are as good as a password.
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
