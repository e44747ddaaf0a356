import type { Db, RowOf } from '#platform/db/database.ts'
import type { TripKey } from './staff-key.contract.ts'

type NewKey = Pick<TripKey, 'id' | 'key' | 'name' | 'domains' | 'base_urls' | 'per_minute'> & {
  companyId: string | null
  now: Temporal.Instant
}

/** Lists a page of keys, newest first. */
export async function selectTripKeys(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: TripKey[]; total: number }> {
  const { total } = await db
    .selectFrom('api_keys')
    .select((one) => one.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await keysIn(db).orderBy('k.id', 'desc').offset(offset).limit(limit).execute()
  return { items: rows.map(keyOf), total }
}

export async function findTripKey(db: Db, id: string): Promise<TripKey | null> {
  const row = await keysIn(db).where('k.id', '=', id).executeTakeFirst()
  return row ? keyOf(row) : null
}

export async function insertTripKey(tx: Db, { companyId, now, ...key }: NewKey): Promise<void> {
  await tx
    .insertInto('api_keys')
    .values({ ...key, company_id: companyId, created_at: now })
    .execute()
}

/** Revokes a key. False if it is already revoked or does not exist. */
export async function markRevoked(tx: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function keysIn(db: Db) {
  return db
    .selectFrom('api_keys as k')
    .leftJoin('companies as c', 'c.id', 'k.company_id')
    .leftJoin('partners as p', 'p.id', 'k.partner_id')
    .select(({ fn }) => fn.coalesce('p.name', 'k.name').as('name'))
    .select(['k.id', 'k.key', 'k.domains', 'k.base_urls', 'k.per_minute'])
    .select(['k.company_id', 'c.name as company_name', 'k.created_at', 'k.revoked_at'])
}

function keyOf({ company_id, company_name, created_at, revoked_at, ...key }: RowOf<typeof keysIn>): TripKey {
  return {
    ...key,
    company: company_id === null ? null : { id: company_id, name: company_name ?? '' },
    created_at: created_at.toString(),
    revoked_at: revoked_at?.toString() ?? null,
  }
}
