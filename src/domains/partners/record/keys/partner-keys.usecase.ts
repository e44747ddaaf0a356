import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { lockPartnerOfOwner } from '../lock-partner-of-owner.service.ts'
import type * as operations from '../partner-operations.contract.ts'
import { recordChange } from '../partner-record.store.ts'
import { MAX_KEYS } from './partner-key.ts'
import { countKeysInUse, insertKey, revokeKey, selectKeys } from './partner-key.store.ts'

type KeysApp = Pick<App, 'db' | 'clock'>

const NOT_OWNER = 'This account may not change keys'

/** Lists the keys of a partner's own systems. */
export async function listPartnerKeys(
  { db }: Pick<App, 'db'>,
  { partner }: Call<typeof operations.listPartnerKeys>,
) {
  return { items: await selectKeys(db, partner.id) }
}

/**
 * Creates a key, which is shown only once. The partner is locked, so that concurrent calls do not exceed the
 * limit.
 */
export async function makePartnerKey(
  app: KeysApp,
  { body: { name }, partner, userId }: Call<typeof operations.makePartnerKey>,
) {
  const made = await app.db.transaction().execute(async (tx) => {
    const locked = await lockPartnerOfOwner(tx, userId, NOT_OWNER)
    if (!locked.ok) return locked
    const { id: partnerId } = locked.value
    if ((await countKeysInUse(tx, partnerId)) >= MAX_KEYS)
      return fail({ code: 'too_many_partner_keys', detail: `${MAX_KEYS} keys are in use` } as const)
    const createdAt = app.clock.now()
    const secret = await insertKey(tx, { partnerId, name, createdAt, createdBy: userId })
    await recordChange(tx, { partnerId, act: 'key_made', byUser: userId, after: { name } }, createdAt)
    return ok(secret)
  })
  return made.ok ? ok({ secret: made.value, items: await selectKeys(app.db, partner.id) }) : made
}

/** Revokes a key, which is rejected from now on. */
export async function revokePartnerKey(
  app: KeysApp,
  { params: { id }, partner, userId }: Call<typeof operations.revokePartnerKey>,
) {
  const revoked = await app.db.transaction().execute(async (tx) => {
    const locked = await lockPartnerOfOwner(tx, userId, NOT_OWNER)
    if (!locked.ok) return locked
    const { id: partnerId } = locked.value
    const now = app.clock.now()
    const name = await revokeKey(tx, { id, partnerId, now })
    if (name === null)
      return fail({ code: 'partner_key_not_found', detail: `No key ${id} is in use` } as const)
    await recordChange(tx, { partnerId, act: 'key_revoked', byUser: userId, before: { name } }, now)
    return ok(null)
  })
  return revoked.ok ? ok({ items: await selectKeys(app.db, partner.id) }) : revoked
}
