import { routePath } from 'hono/route'
import type { App } from '#platform/app.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import type { AnswerStaff } from '../members/require-staff.middleware.ts'
import { LISTS_OF_PEOPLE } from './lists-of-people.ts'
import type { recordAccess } from './record-access.usecase.ts'

const API = '/api/staff/'
/** Bytes of a hash that are enough to distinguish searches. */
const HASH_BYTES = 8

/**
 * Creates the function that answers requests of the staff. A list of people is returned only after the audit has
 * recorded who reads it, with a keyed hash of the search, as that may be a name.
 */
export function recordListAccess(
  app: Pick<App, 'db' | 'clock' | 'searchHash'>,
  record: typeof recordAccess,
): AnswerStaff {
  return async (c, next) => {
    const isList = LISTS_OF_PEOPLE.has(`${c.req.method} ${routePath(c)}`)
    await next()
    if (!isList || c.res.status !== 200) return
    const search = c.req.query('search')?.trim().toLowerCase() ?? ''
    const list = c.req.path.slice(API.length)
    const hash = () => app.searchHash(search).toString('hex', 0, HASH_BYTES)
    const id = search === '' ? list : `${list} ${hash()}`
    const by = { staffId: c.var.traveller.userId, address: addressOf(c) }
    await record(app, by, { action: 'read_list', subject: { kind: 'list', id } })
  }
}
