import type { App } from '#platform/app.ts'
import type { PartnerMembership } from '../partner.ts'
import { findKeyHolder, recordUse } from './partner-key.store.ts'

/** Minimum time between two records of a key's use. */
const RECORDED_EVERY = { minutes: 1 } as const

/**
 * Finds the partner that owns a key, which may read the same as its people with `reports`. Null if no such
 * key is in use.
 */
export async function usePartnerKey(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  secret: string,
): Promise<{ keyId: string; partner: PartnerMembership } | null> {
  const holder = await findKeyHolder(db, secret)
  if (!holder) return null
  const { keyId, lastUsedAt, partner } = holder
  const now = clock.now()
  if (!lastUsedAt || Temporal.Instant.compare(now, lastUsedAt.add(RECORDED_EVERY)) >= 0)
    await db.transaction().execute((tx) => recordUse(tx, keyId, now))
  return { keyId, partner: { ...partner, role: 'reports' } }
}
