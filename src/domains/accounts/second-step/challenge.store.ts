import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import { TRIES_A_CHALLENGE } from './second-step.ts'

type ChallengePurpose = 'second_step' | 'passkey_sign_in' | 'new_passkey'

export type Challenge = {
  /** Null for a passkey sign-in, in which the passkey itself identifies the user. */
  userId: string | null
  /** The challenge for the passkey to sign, in base64url. */
  passkeyChallenge: string | null
  remember: boolean
  /** Number of attempts, including this one. */
  tries: number
}

type ChallengeKey = { challenge: string; purpose: ChallengePurpose; now: Temporal.Instant }

/** Stores a new challenge, and returns its secret. */
export async function insertChallenge(
  db: Db,
  {
    purpose,
    userId,
    passkeyChallenge,
    remember,
    expiresAt,
  }: Omit<Challenge, 'tries'> & { purpose: ChallengePurpose; expiresAt: Temporal.Instant },
): Promise<string> {
  const challenge = newToken()
  await db
    .insertInto('sign_in_challenges')
    .values({
      hash: sha256(challenge),
      purpose,
      user_id: userId,
      passkey_challenge: passkeyChallenge,
      remember,
      expires_at: expiresAt,
    })
    .execute()
  return challenge
}

/** Returns the user of a valid challenge, without counting. Null also without a user. */
export async function findChallengeOwner(
  db: Db,
  { challenge, purpose, now }: ChallengeKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select('user_id')
    .where('hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_A_CHALLENGE)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Counts an attempt before it is checked. Null if the challenge is unknown, used, expired or out of attempts. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, now }: ChallengeKey,
): Promise<Challenge | null> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', sha256(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_A_CHALLENGE)
    .returning(['user_id', 'passkey_challenge', 'remember', 'tries'])
    .executeTakeFirst()
  return row ? camelKeys(row) : null
}

/** Uses a challenge up. False if it was already used. */
export async function consumeChallenge(tx: Db, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_challenges')
    .where('hash', '=', sha256(challenge))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
