import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * A partner's embedding key, and the domains of its pages. Without domains the key is rejected everywhere.
 */
export type WidgetKey = { key: string; domains: string[] }

type NewKey = { partnerId: string; code: string; key: string; now: Temporal.Instant }

/** Max requests per minute of all visitors of a partner's pages. */
const PER_MINUTE = 600

export async function findWidgetKey(handle: Db, partnerId: string): Promise<WidgetKey | null> {
  const row = await handle
    .selectFrom('api_keys')
    .select(['key', 'domains'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return row ?? null
}

/** Adds a partner's key, unless one was added concurrently; a key from an older release stays. */
export async function addWidgetKey(tx: Db, { partnerId, code, key, now }: NewKey): Promise<void> {
  await tx
    .insertInto('partner_keys')
    .values({ partner_id: partnerId, widget_key: key, created_at: now })
    .onConflict((same) => same.column('partner_id').doNothing())
    .execute()
  const { widget_key } = await tx
    .selectFrom('partner_keys')
    .select('widget_key')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('api_keys')
    .values({
      id: newId(),
      key: widget_key,
      // Displayed as the partner's name, which may change.
      name: code,
      domains: [],
      per_minute: PER_MINUTE,
      created_at: now,
      partner_id: partnerId,
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function updateDomains(tx: Db, partnerId: string, domains: readonly string[]): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ domains: [...domains] })
    .where('partner_id', '=', partnerId)
    .execute()
}
