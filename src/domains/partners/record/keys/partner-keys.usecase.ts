import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { LockAccount } from '../lock-account.ts'
import type { PartnerRecordStore } from '../partner-record.store.ts'
import type { PartnerStore } from '../partner.store.ts'
import { refusalOf, type OwnPartner, type PartnerRefused } from '../partner.ts'
import { MAX_KEYS, partnerKeyOf } from './partner-key.ts'
import type { PartnerKeyStore } from './partner-key.store.ts'

type Refused = { code: PartnerRefused; detail: string }

export type MakeKeyRefused = Refused | { code: 'too_many_partner_keys'; detail: string }
export type RevokeKeyRefused = Refused | { code: 'partner_key_not_found'; detail: string }

export type PartnerKeys = {
  /** The new key, which is told this once. */
  make(userId: string, name: string): Promise<Result<string, MakeKeyRefused>>
  /** Nothing is answered to the key from now on. */
  revoke(userId: string, id: string): Promise<Result<null, RevokeKeyRefused>>
}

type Needs = {
  db: Db
  keys: Pick<PartnerKeyStore, 'countInUse' | 'insert' | 'revoke'>
  partners: Pick<PartnerStore, 'holdOfUser'>
  records: Pick<PartnerRecordStore, 'note'>
  lockAccount: LockAccount
  newToken: () => string
  clock: Clock
}

/** Keys of a partner, which its owners make and revoke: each is in the partner's history. */
export function partnerKeys(needs: Needs): PartnerKeys {
  const { db, keys, partners, records, lockAccount, newToken, clock } = needs
  /** Partner and membership are locked, so that who is removed meanwhile makes none, and no two make one too many. */
  const asOwner = <Value, Failure extends { code: string }>(
    userId: string,
    work: (tx: Db, partner: OwnPartner, now: Temporal.Instant) => Promise<Result<Value, Failure | Refused>>,
  ) =>
    db.transaction().execute(async (tx): Promise<Result<Value, Failure | Refused>> => {
      const partner = (await lockAccount(tx, userId)) ? await partners.holdOfUser(tx, userId) : null
      const refused = refusalOf(partner, 'owner')
      if (refused !== null || !partner)
        return fail({ code: refused ?? 'no_partner', detail: 'This account may not change keys' })
      return work(tx, partner, clock.now())
    })
  return {
    make: (userId, name) =>
      asOwner(userId, async (tx, { id: partnerId }, createdAt) => {
        if ((await keys.countInUse(tx, partnerId)) >= MAX_KEYS)
          return fail({ code: 'too_many_partner_keys', detail: `${MAX_KEYS} keys are in use` } as const)
        const { secret, ending } = partnerKeyOf(newToken())
        await keys.insert(tx, { partnerId, name, secret, ending, createdAt, createdBy: userId })
        await records.note(tx, { partnerId, act: 'key_made', byUser: userId, after: { name } }, createdAt)
        return ok(secret)
      }),
    revoke: (userId, id) =>
      asOwner(userId, async (tx, { id: partnerId }, now) => {
        const name = await keys.revoke(tx, { id, partnerId, now })
        if (name === null)
          return fail({ code: 'partner_key_not_found', detail: `No key ${id} is in use` } as const)
        await records.note(tx, { partnerId, act: 'key_revoked', byUser: userId, before: { name } }, now)
        return ok(null)
      }),
  }
}
