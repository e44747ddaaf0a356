import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { SecondStepTables } from './second-step-tables.ts'
import type { Passkey } from './second-step.ts'

type NewPasskey = Omit<Passkey, 'createdAt' | 'lastUsedAt'>

/** Lists a user's passkeys, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(passkeyOf)
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ? passkeyOf(row) : null
}

/** Stores a passkey. False if it is already registered. */
export async function insertPasskey(
  tx: Db,
  { id, userId, credentialId, publicKey, counter, transports, name }: NewPasskey,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      ...snakeKeys({ id, userId, credentialId, counter, name }),
      public_key: Buffer.from(publicKey),
      transports: JSON.stringify(transports),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Records a use. False if the counter has not grown: the passkey was cloned, or the response replayed. */
export async function recordPasskeyUse(
  tx: Db,
  id: string,
  counter: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    // Many passkeys keep no counter, and always send 0.
    .where(({ or, and, eb, val }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(val(counter), '=', 0)])]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a passkey. False if the user has no such passkey. */
export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function passkeyOf(row: Selectable<SecondStepTables['passkeys']>): Passkey {
  return { ...camelKeys(row), publicKey: new Uint8Array(row.public_key) }
}
