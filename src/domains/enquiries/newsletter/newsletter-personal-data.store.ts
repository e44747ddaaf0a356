import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'
import { subscriptionStore } from './subscription.store.ts'

type Needs = { db: Db; sha256: (text: string) => Buffer; now: () => Temporal.Instant }

/**
 * The newsletter of the account's verified address. Erasing it is leaving: what stays is the proof that mails were
 * allowed until then, under the hash of the address.
 */
export function newsletterPersonalData({ db, sha256, now }: Needs): PersonalData {
  return {
    read: {
      newsletter: async ({ email, emailVerified }) =>
        emailVerified
          ? db
              .selectFrom('newsletter_subscriptions')
              .select(['lang_id', 'wording', 'page', 'asked_at', 'confirmed_at', 'left_at'])
              .where('address_hash', '=', sha256(email))
              .execute()
          : [],
      newsletter_requests: async ({ email, emailVerified }) =>
        emailVerified
          ? db
              .selectFrom('newsletter_asks')
              .select(['lang_id', 'wording', 'page', 'network', 'asked_at', 'at', 'used_at'])
              .where('address_hash', '=', sha256(email))
              .orderBy('at')
              .execute()
          : [],
    },

    async erase(tx, { email, emailVerified }) {
      if (!emailVerified) return
      const addressHash = sha256(email)
      await subscriptionStore.lock(tx, addressHash)
      await subscriptionStore.leave(tx, addressHash, now())
      await tx.deleteFrom('newsletter_asks').where('address_hash', '=', addressHash).execute()
      await tx.deleteFrom('newsletter_requests').where('email', '=', email).execute()
    },
  }
}
