import { sql } from 'kysely'
import { snakeKeys } from '#kernel/record-keys.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { SHORT_TOKEN_HOURS, type SignedInDevice, type Traveller } from './token.ts'
import type { Role } from '../user.ts'

const SHORT_TOKEN_MS = SHORT_TOKEN_HOURS * 3_600_000

type NewToken = {
  userId: string
  now: Temporal.Instant
  expiresAt: Temporal.Instant
  device: string | null
  address: string | null
  secondStepAt: Temporal.Instant | null
}

/** Adds a guest with a token. */
export async function insertGuest(
  db: Db,
  {
    userId,
    langId,
    now,
    expiresAt,
  }: { userId: string; langId: number; now: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<{ token: string; tokenHash: Buffer }> {
  const token = newToken()
  const tokenHash = sha256(token)
  await db
    .with('guest', (cte) =>
      cte
        .insertInto('users')
        .values({ id: userId, role: 'guest', lang_id: langId, created_at: now })
        .returning('id'),
    )
    .insertInto('tokens')
    .columns(['hash', 'user_id', 'created_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('guest')
        .select(({ val, ref }) => [
          val(tokenHash).as('hash'),
          ref('guest.id').as('user_id'),
          val(now).as('created_at'),
          val(expiresAt).as('expires_at'),
        ]),
    )
    .execute()
  return { token, tokenHash }
}

/** Returns the travellers of these tokens, in the same order. Null for an invalid token. */
export async function findTravellers(
  db: Db,
  tokenHashes: readonly Buffer[],
  now: Temporal.Instant,
): Promise<(Traveller | null)[]> {
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.hash', 'tokens.created_at', 'tokens.expires_at', 'tokens.second_step_at'])
    .select(['users.id', 'users.role'])
    .where('tokens.hash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('tokens.expires_at', '>', now)
    .where('users.erased_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .execute()
  const found = new Map(rows.map((row) => [row.hash.toString('hex'), row]))
  return tokenHashes.map((tokenHash) => {
    const row = found.get(tokenHash.toString('hex'))
    return row
      ? {
          userId: row.id,
          role: row.role as Role,
          tokenHash,
          expiresAt: row.expires_at,
          remembered: row.expires_at.epochMilliseconds - row.created_at.epochMilliseconds > SHORT_TOKEN_MS,
          secondStep: row.second_step_at !== null,
        }
      : null
  })
}

/** Issues a token, of which only the hash is stored. */
export async function issueToken(
  tx: Db,
  { userId, now, expiresAt, device, address, secondStepAt }: NewToken,
): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('tokens')
    .values({
      hash: sha256(token),
      device,
      address,
      ...snakeKeys({ userId, expiresAt, secondStepAt }),
      created_at: now,
    })
    .execute()
  return token
}

/** Records that a token's bearer has passed a second step. */
export async function passSecondStep(tx: Db, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('tokens').set({ second_step_at: now }).where('hash', '=', tokenHash).execute()
}

/** Clears the second-step state of all tokens, after the account's second step was removed. */
export async function clearSecondStep(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('tokens').set({ second_step_at: null }).where('user_id', '=', userId).execute()
}

/** Returns the valid tokens of a user, newest first. */
export async function listDeviceTokens(
  db: Db,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
  now: Temporal.Instant,
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    signedInAt: row.created_at,
    expiresAt: row.expires_at,
    current: row.hash.equals(tokenHash),
  }))
}

export async function endToken(tx: Db, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('tokens').where('hash', '=', tokenHash).execute()
}

/** Ends one of a user's tokens, by its id. False if there is no such token. */
export async function endTokenById(tx: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends all tokens of a user except `except`. */
export async function endAllTokens(tx: Db, userId: string, except?: Buffer): Promise<void> {
  let ended = tx.deleteFrom('tokens').where('user_id', '=', userId)
  if (except) ended = ended.where('hash', '!=', except)
  await ended.execute()
}
