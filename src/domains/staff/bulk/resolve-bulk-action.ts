import { fail, ok, type Result } from '#kernel/result.ts'
import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import type { BulkAct, Which } from './bulk-act.ts'
import type { BulkActName } from './bulk-acts.contract.ts'

/** Errors that reject a bulk action before preview or start. */
type BulkActionFailure = { code: 'staff_role_missing' | 'bulk_filter_invalid'; detail: string }

export const noSuchBulk = fail({ code: 'bulk_not_found', detail: 'There is no such bulk action' } as const)

declare module '#platform/app.ts' {
  interface App {
    actsByName: BulkActions
  }
}

/** All bulk actions by name. */
type BulkActions = ReadonlyMap<BulkActName, BulkAct>

/** Resolves a requested bulk action for someone with these roles, and parses its filter. */
export function resolveAction(
  actions: BulkActions,
  { name, which, roles }: { name: BulkActName; which: Which<object>; roles: readonly StaffRole[] },
): Result<{ act: BulkAct; which: Which<object> }, BulkActionFailure> {
  const action = actions.get(name)
  if (!action || !mayDo(roles, action.needs))
    return fail({ code: 'staff_role_missing', detail: 'You may not do this to one row either' })
  if ('ids' in which) return ok({ act: action, which })
  const filter = action.filterIn(which.filter)
  if (filter) return ok({ act: action, which: { filter } })
  return fail({ code: 'bulk_filter_invalid', detail: 'The list has no such filter' })
}
