import { newId } from '#kernel/ids.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import type { Partner } from '../partner.ts'
import { partnerOf, partnersIn } from '../partner.store.ts'
import type { ShownPartnerKey } from './partner-key.contract.ts'
import { partnerKeyOf, REVOKED_DAYS } from './partner-key.ts'

type NewKey = {
  partnerId: string
  name: string
  createdAt: Temporal.Instant
  createdBy: string
}

/** More than the keys of any partner, both in use and recently revoked. */
const MAX_LISTED = 200

/** Lists a partner's keys: those in use first, each newest first. */
export async function selectKeys(db: Db, partnerId: string): Promise<ShownPartnerKey[]> {
  const rows = await db
    .selectFrom('partner_api_keys')
    .select(['id', 'name', 'ending', 'created_at', 'last_used_at', 'revoked_at'])
    .where('partner_id', '=', partnerId)
    .orderBy((row) => row('revoked_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ id, name, ending, created_at, last_used_at, revoked_at }) => ({
    key_id: id,
    name,
    ending,
    created_at: created_at.toString(),
    last_used_at: last_used_at?.toString() ?? null,
    revoked_at: revoked_at?.toString() ?? null,
  }))
}

export async function countKeysInUse(tx: Db, partnerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('partner_api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Creates a key, stores its hash, and returns the secret. */
export async function insertKey(tx: Db, { partnerId, name, createdAt, createdBy }: NewKey): Promise<string> {
  const { secret, ending } = partnerKeyOf(newToken())
  await tx
    .insertInto('partner_api_keys')
    .values({
      id: newId(),
      partner_id: partnerId,
      name,
      hash: sha256(secret),
      ending,
      created_at: createdAt,
      created_by: createdBy,
    })
    .execute()
  return secret
}

/** Revokes a key, and returns its name. Null if the partner has no such key in use. */
export async function revokeKey(
  tx: Db,
  { id, partnerId, now }: { id: string; partnerId: string; now: Temporal.Instant },
): Promise<string | null> {
  const row = await tx
    .updateTable('partner_api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

/** Finds the partner that owns a key. Null if the key is unknown or revoked. */
export async function findKeyHolder(
  db: Db,
  secret: string,
): Promise<{ keyId: string; lastUsedAt: Temporal.Instant | null; partner: Partner } | null> {
  const row = await partnersIn(db)
    .innerJoin('partner_api_keys as k', 'k.partner_id', 'p.id')
    .select(['k.id as key_id', 'k.last_used_at'])
    .where('k.hash', '=', sha256(secret))
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst()
  return row ? { keyId: row.key_id, lastUsedAt: row.last_used_at, partner: partnerOf(row) } : null
}

export async function recordUse(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('partner_api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
}

export const partnerKeyRetention: readonly Retention[] = [
  {
    what: 'API keys of partners',
    hours: 24 * REVOKED_DAYS,
    since: 'revocation',
    remove: oldRows({ table: 'partner_api_keys', key: ['id'], column: 'revoked_at' }),
  },
]
