import type { z } from 'zod'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { rolesOf } from '../members/member.store.ts'
import type { BulkAct, BulkRow, Which } from './bulk-act.ts'
import type { BulkSkipReason } from './bulk-acts.contract.ts'
import type * as operations from './bulk-operations.contract.ts'
import { MAX_PREVIEWED, type BeginBulkBody } from './bulk.contract.ts'
import { resolveAction } from './resolve-bulk-action.ts'

const A_PAGE = 50
/** Rows read at a time to count them. */
const A_READ = 5000

/** Previews an action on the current rows: returns one page, and with the first page the counts by result. */
export async function previewBulk(
  { db, actsByName }: Pick<App, 'db' | 'actsByName'>,
  { body: { act: name, which, after }, by: { staffId } }: Call<typeof operations.previewBulk>,
) {
  const found = resolveAction(actsByName, { name, which: whichOf(which), roles: await rolesOf(db, staffId) })
  if (!found.ok) return found
  const { act: action, which: read } = found.value
  const colleagues = (await action.colleagues?.(staffId)) ?? []
  const people = colleagues.map(({ staffId: staff_id, name: called }) => ({ staff_id, name: called }))
  if (after !== undefined) {
    const rows = await action.rows(read, { after, limit: A_PAGE + 1, staffId })
    return ok({ ...pageOf(rows), counts: null, colleagues: people })
  }
  const { first, counts } = await count(action, read, staffId)
  return ok({ ...pageOf(first), counts, colleagues: people })
}

export function whichOf({ ids, filter = {} }: z.output<typeof BeginBulkBody>['which']): Which<object> {
  return ids ? { ids } : { filter }
}

async function count(action: BulkAct, which: Which<object>, staffId: string) {
  const wont = new Map<BulkSkipReason, number>()
  let [all, first, after] = [0, [] as BulkRow[], null as string | null]
  for (;;) {
    const rows = await action.rows(which, { after, limit: A_READ, staffId })
    if (after === null) first = rows.slice(0, A_PAGE + 1)
    for (const { why } of rows) if (why !== null) wont.set(why, (wont.get(why) ?? 0) + 1)
    all += rows.length
    after = rows.at(-1)?.id ?? null
    if (rows.length < A_READ || all >= MAX_PREVIEWED) break
  }
  const skipped = [...wont].map(([why, rows]) => ({ why, rows }))
  const will = skipped.reduce((left, { rows }) => left - rows, all)
  return { first, counts: { will, wont: skipped, more: all >= MAX_PREVIEWED } }
}

function pageOf(rows: readonly BulkRow[]) {
  const { items, next } = keyedPageOf(rows, A_PAGE, ({ id }) => id)
  return { items: items.map(({ id: row_id, ...row }) => ({ row_id, ...row })), next }
}
