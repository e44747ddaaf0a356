import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import type { RequireRole } from '#domains/accounts/public.ts'
import type { RequireStaff, StaffRole } from '#domains/staff/public.ts'
import type { OperationAccess } from '#kernel/operation.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { routesOf, type Handler } from '#platform/http/openapi/handle.ts'
import type { namedLimits } from '#platform/http/rate-limit.ts'

/** The operations and personal data of a domain. */
type Module<Needs> = {
  /** Titles of the failures of its operations. */
  problems: unknown
  handlers: readonly Handler<Needs>[]
  /** Export and erasure of the personal data that it stores. */
  personalData: (db: Db) => PersonalData
}

type Guards = {
  requireRole: RequireRole
  requireStaff: RequireStaff
  limitOf: ReturnType<typeof namedLimits>
}

export function wireModule<Needs extends Partial<App>>(
  app: Needs & Pick<App, 'db'>,
  { requireRole, requireStaff, limitOf }: Guards,
  { problems, handlers, personalData }: Module<Needs>,
) {
  const admit = (access: OperationAccess) => {
    if (access === 'anybody') return access
    return access === 'account' ? requireRole(access) : requireStaff(...(access.staff as StaffRole[]))
  }
  return {
    api: [routesOf({ ...app, admit, limitOf }, problems, handlers)],
    personalData: [personalData(app.db)],
  }
}
