import { newId } from '#kernel/ids.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { rolesOf } from '../members/member.store.ts'
import { mayDo } from '../members/staff-role.contract.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import type * as operations from './bulk-operations.contract.ts'
import { findBulk, insertBulk, setStopped } from './bulk.store.ts'
import { whichOf } from './preview-bulk.usecase.ts'
import { bulkReply } from './read-bulk.usecase.ts'
import { resolveAction, noSuchBulk } from './resolve-bulk-action.ts'

type BulkApp = Pick<App, 'db' | 'clock' | 'actsByName'>

/**
 * Starts a bulk action, whose rows a job finds again and processes. A repeated call by the same member with
 * the same key returns the one already started.
 */
export async function beginBulk(
  app: BulkApp,
  { body, idempotencyKey, by }: Call<typeof operations.beginBulk>,
) {
  const { act: name, choice: entered = {} } = body
  const roles = await rolesOf(app.db, by.staffId)
  const requested = resolveAction(app.actsByName, { name, which: whichOf(body.which), roles })
  if (!requested.ok) return requested
  const choice = requested.value.act.choiceIn(entered)
  if (!choice) return fail({ code: 'bulk_choice_invalid', detail: 'Something is missing for this' } as const)
  const { which } = requested.value
  const stored = 'ids' in which ? { ids: [...new Set(which.ids)] } : which
  const key = idempotencyKey ?? newId()
  const started = await writeAudited(app, by, async (tx, now, audit) => {
    const row = { act: name, staffId: by.staffId, which: stored, choice, key, now }
    const { id, act, isNew } = await insertBulk(tx, row)
    if (act !== name)
      return fail({
        code: 'idempotency_key_reused',
        detail: 'The key was used for another bulk action',
      } as const)
    if (isNew)
      await audit({
        action: 'begin_bulk',
        subject: { kind: 'bulk_action', id },
        before: null,
        // Excludes the filter, which may name a person.
        after: { act: name, rows: 'ids' in stored ? stored.ids.length : 'filter' },
      })
    return ok(id)
  })
  return started.ok ? bulkReply(app, started.value, by.staffId) : started
}

/** Stops a bulk action after the row in progress; completed rows are not reverted. */
export async function stopBulk(app: BulkApp, { params: { id }, by }: Call<typeof operations.stopBulk>) {
  const found = await findBulk(app.db, id)
  const act = found && app.actsByName.get(found.act)
  if (!act || !mayDo(await rolesOf(app.db, by.staffId), act.needs)) return noSuchBulk
  const stopped = await writeAudited(app, by, async (tx, now, audit) => {
    if (!(await setStopped(tx, { id, by: by.staffId, now })))
      return fail({ code: 'bulk_ended', detail: 'It has ended already' } as const)
    await audit({
      action: 'stop_bulk',
      subject: { kind: 'bulk_action', id },
      before: { state: found.state },
      after: { state: 'stopped' },
    })
    return ok(null)
  })
  return stopped.ok ? bulkReply(app, id, by.staffId) : stopped
}
