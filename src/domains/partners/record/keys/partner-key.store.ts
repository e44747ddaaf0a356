import { newId } from '#kernel/ids.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import type { Partner } from '../partner.ts'
import { partnerOf, partnersIn } from '../partner.store.ts'
import { REVOKED_DAYS } from './partner-key.ts'

export type PartnerKey = {
  id: string
  name: string
  ending: string
  createdAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
  revokedAt: Temporal.Instant | null
}

type NewKey = Pick<PartnerKey, 'name' | 'ending' | 'createdAt'> & {
  partnerId: string
  secret: string
  createdBy: string
}

export type PartnerKeyStore = typeof partnerKeyStore

/** More than a partner has of those in use and those revoked of late. */
const MAX_LISTED = 200

/** Keys of partners' own systems; of each the hash alone is stored. */
export const partnerKeyStore = {
  /** Those in use first, each the newest first. */
  async list(handle: Db, partnerId: string): Promise<PartnerKey[]> {
    const rows = await handle
      .selectFrom('partner_api_keys')
      .select(['id', 'name', 'ending', 'created_at', 'last_used_at', 'revoked_at'])
      .where('partner_id', '=', partnerId)
      .orderBy((row) => row('revoked_at', 'is not', null))
      .orderBy('id', 'desc')
      .limit(MAX_LISTED)
      .execute()
    return rows.map(({ id, name, ending, created_at, last_used_at, revoked_at }) => ({
      id,
      name,
      ending,
      createdAt: created_at,
      lastUsedAt: last_used_at,
      revokedAt: revoked_at,
    }))
  },

  async countInUse(tx: Db, partnerId: string): Promise<number> {
    const { count } = await tx
      .selectFrom('partner_api_keys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('partner_id', '=', partnerId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  },

  async insert(tx: Db, { partnerId, name, secret, ending, createdAt, createdBy }: NewKey): Promise<void> {
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
  },

  /** The name of the key that is revoked now; null: the partner has no such key in use. */
  async revoke(
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
  },

  /** The partner whose key this is; null: nobody's, or it is revoked. */
  async holderOf(
    handle: Db,
    secret: string,
  ): Promise<{ keyId: string; lastUsedAt: Temporal.Instant | null; partner: Partner } | null> {
    const row = await partnersIn(handle)
      .innerJoin('partner_api_keys as k', 'k.partner_id', 'p.id')
      .select(['k.id as key_id', 'k.last_used_at'])
      .where('k.hash', '=', sha256(secret))
      .where('k.revoked_at', 'is', null)
      .executeTakeFirst()
    return row ? { keyId: row.key_id, lastUsedAt: row.last_used_at, partner: partnerOf(row) } : null
  },

  async noteUse(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
    await tx.updateTable('partner_api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
  },
}

export const partnerKeyRetention: readonly Retention[] = [
  {
    what: 'API keys of partners',
    hours: 24 * REVOKED_DAYS,
    since: 'revocation',
    remove: oldRows({ table: 'partner_api_keys', key: ['id'], column: 'revoked_at' }),
  },
]
