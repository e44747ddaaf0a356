import type { Context } from 'hono'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import type { RequireRole, RequireTraveller, Traveller } from '#domains/accounts/public.ts'
import type { RequireStaff, StaffRole } from '#domains/staff/public.ts'
import type { Callers, OperationAccess } from '#kernel/operation.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { routesOf, type CallerGuard, type Handler } from '#platform/http/openapi/handle.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'
import type { Job, Routes, Shared, Wired } from './share-context.ts'

/** What a domain adds to the app. */
type Module<Needs> = {
  handlers?: readonly Handler<Needs>[]
  /** Operations whose paths are below `/trips`. */
  tripHandlers?: readonly Handler<Needs>[]
  /** Routes below `/api` that answer with something else than one JSON document. */
  routes?: (app: Needs & Guards) => readonly Routes[]
  jobs?: (app: Needs) => readonly Job[]
  /** Export and erasure of the personal data that it stores. */
  personalData?: (db: Db, app: Needs) => PersonalData
  retention?: readonly Retention[]
}

/** The guards of the kinds of callers, as far as they are wired. */
export type Guards = {
  callers: Partial<Record<keyof Callers, CallerGuard>>
  requireStaff: RequireStaff
}

type CallerOf = { requireTraveller: RequireTraveller; requireRole: RequireRole; requireStaff: RequireStaff }

/** Returns the guards of accounts and of the staff, which the first domains are wired with. */
export function accountGuards({ requireTraveller, requireRole, requireStaff }: CallerOf): Guards {
  const callerOf = (c: Context) => ({ userId: travellerOf(c).userId })
  return {
    callers: {
      anybody: { access: 'anybody', callerOf: () => ({}) },
      guest: { access: requireTraveller, callerOf },
      account: { access: requireRole('account'), callerOf },
    },
    requireStaff,
  }
}

export function wireModule<Needs extends Partial<App>>(
  app: Needs & Pick<App, 'db'> & Pick<Shared, 'limitOf' | 'idempotent'>,
  guards: Guards,
  { handlers = [], tripHandlers = [], routes, jobs, personalData, retention }: Module<Needs>,
): Wired {
  const guardOf = (access: OperationAccess): CallerGuard => {
    if (typeof access === 'object')
      return {
        access: guards.requireStaff(...(access.staff as StaffRole[])),
        callerOf: (c) => ({ by: { staffId: travellerOf(c).userId, address: addressOf(c) } }),
      }
    const guard = guards.callers[access]
    if (!guard) throw new Error(`no guard is wired yet for ${access}`)
    return guard
  }
  const routing = { ...app, guardOf }
  return {
    api: [routesOf(routing, handlers), ...(routes?.({ ...app, ...guards }) ?? [])],
    trips: [routesOf(routing, tripHandlers)],
    ...(jobs && { jobs: jobs(app) }),
    ...(personalData && { personalData: [personalData(app.db, app)] }),
    ...(retention && { retention }),
  }
}

function travellerOf(c: Context): Traveller {
  return c.get('traveller') as Traveller
}
