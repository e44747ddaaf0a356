import type { Context, Next } from 'hono'
import { routePath } from 'hono/route'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { LISTS_OF_PEOPLE } from './lists-of-people.ts'
import type { RecordAccess } from './record-access.usecase.ts'

/** Answers a request of a member of the staff; what shows people's data only once the audit says who looked. */
export type NoteLists = (c: Context<{ Variables: TravellerVariables }>, next: Next) => Promise<void>

type Needs = {
  recordAccess: RecordAccess
  /** Under a key: what is searched for may be a name. */
  hash: (text: string) => Buffer
}

const API = '/api/staff/'
/** Of a hash, enough to tell searches apart. */
const HASH_BYTES = 8

export function noteLists({ recordAccess, hash }: Needs): NoteLists {
  return async (c, next) => {
    const isList = LISTS_OF_PEOPLE.has(`${c.req.method} ${routePath(c)}`)
    await next()
    if (!isList || c.res.status !== 200) return
    const search = c.req.query('search')?.trim().toLowerCase() ?? ''
    const list = c.req.path.slice(API.length)
    const id = search === '' ? list : `${list} ${hash(search).toString('hex', 0, HASH_BYTES)}`
    const by = { staffId: c.var.traveller.userId, address: addressOf(c) }
    await recordAccess(by, { action: 'read_list', subject: { kind: 'list', id } })
  }
}
