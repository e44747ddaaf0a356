import type { Db } from '#platform/db/database.ts'
import type { PersonalData } from './personal-data.ts'
import { endOtherSignInMethods } from '../sessions/sign-in-methods.store.ts'

/**
 * Personal data of an account: its sessions, other sign-in methods and security events. Erasing it removes all of them.
 */
export function accountPersonalData(db: Db, now: () => Temporal.Instant): PersonalData {
  return {
    read: {
      devices: ({ userId }) =>
        db
          .selectFrom('tokens')
          .select(['id', 'device', 'address', 'created_at', 'expires_at'])
          .where('user_id', '=', userId)
          .where('expires_at', '>', now())
          .orderBy('created_at')
          .execute(),
      one_time_codes: ({ userId }) =>
        db
          .selectFrom('one_time_code_secrets')
          .select('confirmed_at as since')
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is not', null)
          .execute(),
      passkeys: ({ userId }) =>
        db
          .selectFrom('passkeys')
          .select(['name', 'created_at', 'last_used_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
      identities: ({ userId }) =>
        db
          .selectFrom('identities')
          .select(['provider', 'subject', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
      friends_brought: ({ userId }) =>
        db
          .selectFrom('referrals')
          .select(['coupon_code', 'settled_at'])
          .where('referrer_id', '=', userId)
          .orderBy('settled_at')
          .execute(),
      blocked: ({ userId }) =>
        db
          .selectFrom('users')
          .select(['blocked_at', 'blocked_reason'])
          .where('id', '=', userId)
          .where('blocked_at', 'is not', null)
          .execute(),
      security_events: ({ userId }) =>
        db
          .selectFrom('security_events')
          .select(['kind', 'at', 'device', 'address', 'detail'])
          .where('user_id', '=', userId)
          .orderBy('at')
          .execute(),
    },

    async erase(tx, { userId, email, emailVerified }) {
      for (const table of ['tokens', 'mailed_links', 'verify_requests', 'security_events'] as const)
        await tx.deleteFrom(table).where('user_id', '=', userId).execute()
      await endOtherSignInMethods(tx, userId)
      if (emailVerified)
        for (const table of ['reset_requests', 'sign_in_requests'] as const)
          await tx.deleteFrom(table).where('email', '=', email).execute()
      await tx
        .updateTable('users')
        .set({
          first_name: null,
          last_name: null,
          email: null,
          email_verified_at: null,
          phone: null,
          password_hash: null,
          referral_code: null,
          blocked_reason: null,
          erased_at: now(),
        })
        .where('id', '=', userId)
        .execute()
    },
  }
}
