import { fail, ok, type Result } from '#kernel/result.ts'
import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import type { BulkAct, Which } from './bulk-act.ts'
import type { BulkActName } from './bulk-acts.contract.ts'

/** Errors that reject a bulk action before preview or start. */
type BulkActionFailure = { code: 'staff_role_missing' | 'bulk_filter_invalid'; detail: string }

export const noSuchBulk = fail({ code: 'bulk_not_found', detail: 'There is no such bulk action' } as const)

declare module '#platform/app.ts' {
  interface App {
    actsByName: BulkActs
  }
}

/** All acts by their names. */
type BulkActs = ReadonlyMap<BulkActName, BulkAct>

/** The act that somebody with these roles asks for, and the rows as its own list's filter reads them. */
export function actFor(
  acts: BulkActs,
  { name, which, roles }: { name: BulkActName; which: Which<object>; roles: readonly StaffRole[] },
): Result<{ act: BulkAct; which: Which<object> }, BulkActionFailure> {
  const act = acts.get(name)
  if (!act || !mayDo(roles, act.needs))
    return fail({ code: 'staff_role_missing', detail: 'You may not do this to one row either' })
  if ('ids' in which) return ok({ act, which })
  const filter = act.filterIn(which.filter)
  if (filter) return ok({ act, which: { filter } })
  return fail({ code: 'bulk_filter_invalid', detail: 'The list has no such filter' })
}
