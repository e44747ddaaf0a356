import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnPartner } from '../partner.ts'
import type { PartnerKeyStore } from './partner-key.store.ts'

/** How often its use is noted, at most. */
const NOTED_EVERY = { minutes: 1 } as const

/** The partner for whom a key reads, which may all that their people with `reports` may; null: it is no key in use. */
export type UsePartnerKey = (secret: string) => Promise<{ keyId: string; partner: OwnPartner } | null>

type Needs = { db: Db; keys: Pick<PartnerKeyStore, 'holderOf' | 'noteUse'>; clock: Clock }

export function usePartnerKey({ db, keys, clock }: Needs): UsePartnerKey {
  return async (secret) => {
    const holder = await keys.holderOf(db, secret)
    if (!holder) return null
    const { keyId, lastUsedAt, partner } = holder
    const now = clock.now()
    if (!lastUsedAt || Temporal.Instant.compare(now, lastUsedAt.add(NOTED_EVERY)) >= 0)
      await db.transaction().execute((tx) => keys.noteUse(tx, keyId, now))
    return { keyId, partner: { ...partner, role: 'reports' } }
  }
}
