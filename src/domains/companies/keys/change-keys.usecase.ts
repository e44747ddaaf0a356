import { writeAudited } from '#domains/staff/public.ts'
import { newId, newLetters } from '#kernel/ids.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findCompany } from '../customers/company.store.ts'
import type * as operations from './staff-key-operations.contract.ts'
import { findTripKey, insertTripKey, markRevoked, selectTripKeys } from './staff-key.store.ts'

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

const notFound = fail({ code: 'trip_key_not_found', detail: 'There is no such key' } as const)

/** Lists embedding keys, newest first. */
export async function listTripKeys(
  { db }: Pick<App, 'db'>,
  { query: { page, page_size } }: Call<typeof operations.listTripKeys>,
) {
  const found = await selectTripKeys(db, { offset: (page - 1) * page_size, limit: page_size })
  return { ...found, page, page_size }
}

/** Issues a key to a site that embeds our tabs. The key may be limited to the people of one company. */
export function createTripKey(
  app: Pick<App, 'db' | 'clock'>,
  { body, by }: Call<typeof operations.createTripKey>,
) {
  const { company_id: companyId, lang_id: _language, ...created } = body
  return writeAudited(app, by, async (tx, now, audit) => {
    if (companyId !== null && !(await findCompany(tx, companyId)))
      return fail({ code: 'customer_not_found', detail: 'There is no such company' } as const)
    const id = newId()
    await insertTripKey(tx, { id, key: `tk_${newLetters(KEY_LETTERS)}`, ...created, companyId, now })
    await audit({
      action: 'create_trip_key',
      subject: { kind: 'trip_key', id },
      before: null,
      after: { ...created, company_id: companyId },
    })
    const key = await findTripKey(tx, id)
    return key ? ok(key) : notFound
  })
}

/** Revokes a key. Every process rejects it from then on. Repeating it changes nothing. */
export function revokeTripKey(
  app: Pick<App, 'db' | 'clock'>,
  { body: { id }, by }: Call<typeof operations.revokeTripKey>,
) {
  return writeAudited(app, by, async (tx, now, audit) => {
    const isRevoked = await markRevoked(tx, id, now)
    const key = await findTripKey(tx, id)
    if (!key) return notFound
    if (isRevoked)
      await audit({
        action: 'revoke_trip_key',
        subject: { kind: 'trip_key', id },
        before: { revoked: false },
        after: { revoked: true },
      })
    return ok(key)
  })
}
