import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import { TRIES_A_CHALLENGE } from './second-step.ts'

export type ChallengePurpose = 'second_step' | 'passkey_sign_in' | 'new_passkey'

export type Challenge = {
  /** Null for a passkey sign-in, in which the passkey itself identifies the user. */
  userId: string | null
  /** The challenge for the passkey to sign, in base64url. */
  passkeyChallenge: string | null
  remember: boolean
  /** Number of attempts, including this one. */
  tries: number
}

type Named = { hash: Buffer; purpose: ChallengePurpose; now: Temporal.Instant }

export type ChallengeStore = {
  insert(
    challenge: Omit<Challenge, 'tries'> & {
      hash: Buffer
      purpose: ChallengePurpose
      expiresAt: Temporal.Instant
    },
  ): Promise<void>
  /** Returns the user of a valid challenge, without counting. Null also without a user. */
  ownerOf(named: Named): Promise<string | null>
  /** Counts an attempt before it is checked. Null if the challenge is unknown, used, expired or out of attempts. */
  take(named: Named): Promise<Challenge | null>
  /** Uses it up. False if it was already used. */
  use(tx: Db, hash: Buffer): Promise<boolean>
}

export function challengeStore(db: Db): ChallengeStore {
  return {
    async insert({ hash, purpose, userId, passkeyChallenge, remember, expiresAt }) {
      await db
        .insertInto('sign_in_challenges')
        .values({
          hash,
          purpose,
          user_id: userId,
          passkey_challenge: passkeyChallenge,
          remember,
          expires_at: expiresAt,
        })
        .execute()
    },

    async ownerOf({ hash, purpose, now }) {
      const row = await db
        .selectFrom('sign_in_challenges')
        .select('user_id')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('tries', '<', TRIES_A_CHALLENGE)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    async take({ hash, purpose, now }) {
      const row = await db
        .updateTable('sign_in_challenges')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('tries', '<', TRIES_A_CHALLENGE)
        .returning(['user_id', 'passkey_challenge', 'remember', 'tries'])
        .executeTakeFirst()
      return row ? camelKeys(row) : null
    },

    async use(tx, hash) {
      const { numDeletedRows } = await tx
        .deleteFrom('sign_in_challenges')
        .where('hash', '=', hash)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}
