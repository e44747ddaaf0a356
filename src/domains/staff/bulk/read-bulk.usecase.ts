import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { rolesOf } from '../members/member.store.ts'
import { mayDo } from '../members/staff-role.contract.ts'
import type * as operations from './bulk-operations.contract.ts'
import { findBulk, selectBulks, selectRows } from './bulk.store.ts'
import { noSuchBulk } from './resolve-bulk-action.ts'

type Reads = Pick<App, 'db' | 'actsByName'>

/** Lists the bulk actions that the caller may do, too. */
export async function listBulks(
  app: Reads,
  { query: { after, page_size: limit }, by }: Call<typeof operations.listBulks>,
) {
  const acts = (await actionsOf(app, by.staffId)).map(({ name }) => name)
  return selectBulks(app.db, { after, limit, acts })
}

export function readBulk(app: Reads, { params: { id }, by }: Call<typeof operations.readBulk>) {
  return bulkReply(app, id, by.staffId)
}

export async function bulkReply(app: Reads, id: string, staffId: string) {
  const one = await find(app, id, staffId)
  return one ? ok({ bulk: one.found }) : noSuchBulk
}

/** Lists the result of each row of a bulk action. */
export async function listBulkRows(
  app: Reads,
  { params: { id }, query: { state, after, page_size: limit }, by }: Call<typeof operations.listBulkRows>,
) {
  const { staffId } = by
  const one = await find(app, id, staffId)
  if (!one) return noSuchBulk
  const { items, next } = await selectRows(app.db, { id, state, after, limit })
  const ids = items.map((row) => row.id)
  const now = ids.length === 0 ? [] : await one.act.rows({ ids }, { after: null, limit: ids.length, staffId })
  const byId = new Map(now.map((row) => [row.id, row]))
  return ok({
    items: items.map((row) => ({
      row_id: row.id,
      name: byId.get(row.id)?.name ?? null,
      about: byId.get(row.id)?.about ?? null,
      state: row.state,
      why: row.why,
    })),
    next,
  })
}

async function actionsOf({ db, actsByName }: Reads, staffId: string) {
  const roles = await rolesOf(db, staffId)
  return [...actsByName.values()].filter(({ needs }) => mayDo(roles, needs))
}

async function find(app: Reads, id: string, staffId: string) {
  const found = await findBulk(app.db, id)
  const act = found && (await actionsOf(app, staffId)).find(({ name }) => name === found.act)
  return act ? { found, act } : null
}
