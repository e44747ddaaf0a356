import type { PersonalData } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { addressHashOf, endSubscription, lockSubscription } from './subscription.store.ts'

/**
 * The newsletter subscription of the account's verified address. Erasure unsubscribes; the proof of consent
 * up to then is kept under the hash of the address.
 */
export function newsletterPersonalData(db: Db, { clock }: Pick<App, 'clock'>): PersonalData {
  return {
    read: {
      newsletter: async ({ email, emailVerified }) =>
        emailVerified
          ? db
              .selectFrom('newsletter_subscriptions')
              .select(['lang_id', 'wording', 'page', 'asked_at', 'confirmed_at', 'left_at'])
              .where('address_hash', '=', addressHashOf(email))
              .execute()
          : [],
      newsletter_requests: async ({ email, emailVerified }) =>
        emailVerified
          ? db
              .selectFrom('newsletter_asks')
              .select(['lang_id', 'wording', 'page', 'network', 'asked_at', 'at', 'used_at'])
              .where('address_hash', '=', addressHashOf(email))
              .orderBy('at')
              .execute()
          : [],
    },

    async erase(tx, { email, emailVerified }) {
      if (!emailVerified) return
      const addressHash = addressHashOf(email)
      await lockSubscription(tx, addressHash)
      await endSubscription(tx, addressHash, clock.now())
      await tx.deleteFrom('newsletter_asks').where('address_hash', '=', addressHash).execute()
      await tx.deleteFrom('newsletter_requests').where('email', '=', email).execute()
    },
  }
}
