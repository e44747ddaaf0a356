import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { EmbeddingKey } from '../trip-caller.ts'

/** An embedding company's key, with the data checked at each request. */
export type KnownKey = EmbeddingKey & {
  domains: readonly string[]
  baseUrls: readonly string[]
  /** True also for a key of a partner that has ended. */
  revoked: boolean
}

/** Format of a key. Other text is not sent to the database, which rejects some of it, such as NUL. */
const KEY = /^[\w-]+$/

export async function findEmbeddingKey(db: Db, key: string): Promise<KnownKey | null> {
  if (!KEY.test(key)) return null
  const row = await db
    .selectFrom('api_keys as k')
    .leftJoin('partners as p', 'p.id', 'k.partner_id')
    .select(['k.id', 'k.company_id', 'k.per_minute', 'k.domains', 'k.base_urls', 'p.code as partner_code'])
    .select(({ fn }) => fn.coalesce('p.name', 'k.name').as('name'))
    .select(sql<boolean>`k.revoked_at is not null or p.ended_at is not null`.as('revoked'))
    .where('k.key', '=', key)
    .executeTakeFirst()
  return row ? camelKeys(row) : null
}

/** Returns true if a host name is among the domains of any valid key, as in `isOnDomains`. */
export async function isOnAnyDomain(db: Db, host: string): Promise<boolean> {
  const found = await db
    .selectFrom('api_keys')
    .select('id')
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from unnest(domains) as domain where domain = ${host} or
            (starts_with(domain, '*.') and length(${host}) >= length(domain) and
              right(${host}, length(domain) - 1) = substr(domain, 2)))`,
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
