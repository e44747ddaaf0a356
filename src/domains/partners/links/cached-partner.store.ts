import { LRUCache } from 'lru-cache'
import { msOf } from '#kernel/clock.ts'
import type { App } from '#platform/app.ts'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import type { Partner } from '../record/partner.ts'
import { findPartnerByCode, listEmailsOfPeople } from '../record/partner.store.ts'

/** Max age of a cached partner, which another process may have changed. */
const PARTNER_STALE_MS = 2000

/** Max age of the cached e-mail addresses of a partner's people. */
const EMAILS_STALE_MS = 60_000

const MAX_PARTNERS = 5000

/** Partners by code, for searches. */
type PartnerCache = {
  /** Finds the partner with a code. Null if no partner has it. */
  find(code: string): Promise<Partner | null>
  /** Does the same. Null also if the database is unavailable, so that cached pages still open. */
  findIfAvailable(code: string): Promise<Partner | null>
}

/** Returns the e-mail addresses of a partner's people, without letter case. */
type FindEmails = (partnerId: string) => Promise<readonly string[]>

declare module '#platform/app.ts' {
  interface App {
    partnerCache: PartnerCache
    partnerEmails: FindEmails
  }
}

/** Creates the cache of partners. While the database is unavailable, a cached partner is still found. */
export function partnerCache({ db, clock }: Pick<App, 'db' | 'clock'>): PartnerCache {
  const partners = new LRUCache<string, { partner: Partner | null }>({
    max: MAX_PARTNERS,
    ttl: PARTNER_STALE_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (code) => ({ partner: await findPartnerByCode(db, code) }),
  })
  const find = async (code: string) => (await partners.fetch(code))?.partner ?? null
  return {
    find,
    async findIfAvailable(code) {
      try {
        return await find(code)
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return null
        throw error
      }
    },
  }
}

/** Creates the cache of the e-mail addresses of partners' people. */
export function partnerEmails({ db, clock }: Pick<App, 'db' | 'clock'>): FindEmails {
  const emails = new LRUCache<string, { of: string[] }>({
    max: MAX_PARTNERS,
    ttl: EMAILS_STALE_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
    fetchMethod: async (partnerId) => ({ of: await listEmailsOfPeople(db, partnerId) }),
  })
  return async (partnerId) => (await emails.fetch(partnerId))?.of ?? []
}
