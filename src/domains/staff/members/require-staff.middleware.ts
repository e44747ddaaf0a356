import type { Context, Next } from 'hono'
import type { RequireRole, RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import { guard } from '#platform/http/openapi/access.ts'
import { hideFields } from './hide-fields.http.ts'
import type { findStaffAccess, StaffAccess } from './member.store.ts'
import { mayDo, type StaffRole } from './staff-role.contract.ts'
import { problem } from '../staff-problem.http.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Any staff account, even if suspended or without a second step. */
    'staff account': { userId: string; secondStep: boolean }
  }
}

/**
 * Admits staff members who have passed a second step and have one of these roles, or are administrators;
 * admits all members if no role is listed.
 */
export type RequireStaff = (...needed: readonly StaffRole[]) => RequireTraveller

/** Answers a request of a member of the staff. */
export type AnswerStaff = (c: Context<{ Variables: TravellerVariables }>, next: Next) => Promise<void>

type StaffGuards = {
  requireRole: RequireRole
  findAccess: typeof findStaffAccess
  /** Answers an admitted request, and records access to lists of people. */
  answer: AnswerStaff
}

/**
 * 401 and 403 as `requireRole('staff')`. Then 403: `staff_suspended`; `second_step_missing` if the sign-in
 * has not passed a second step, which leads to its setup; or `staff_role_missing`.
 */
export function requireStaff(
  { db }: Pick<App, 'db'>,
  { requireRole, findAccess, answer }: StaffGuards,
): RequireStaff {
  const isStaff = requireRole('staff')
  return (...needed) =>
    guard({ admits: 'staff', staffRoles: needed }, async (c, next) => {
      const rejection = await isStaff(c, () => Promise.resolve())
      if (rejection) return rejection
      const { userId, secondStep } = c.var.traveller
      const access = await findAccess(db, userId)
      const code = rejectionCode(access, { secondStep, needed })
      if (code !== null) return problem(c, 403, { code })
      await answer(c, next)
      await hideFields(c, access?.roles ?? [])
    })
}

function rejectionCode(
  access: StaffAccess | null,
  { secondStep, needed }: { secondStep: boolean; needed: readonly StaffRole[] },
) {
  if (access?.suspended) return 'staff_suspended'
  if (!secondStep) return 'second_step_missing'
  return access && mayDo(access.roles, needed) ? null : 'staff_role_missing'
}
