import type { Context } from 'hono'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import {
  originOf,
  type findCaller,
  type RequireRole,
  type RequireTraveller,
  type Traveller,
} from '#domains/accounts/public.ts'
import { quoteAudience } from '#domains/fares/public.ts'
import type { AnyEmbedder, RequireProfile } from '#domains/identity/public.ts'
import type { BulkAct, RequireStaff, StaffRole } from '#domains/staff/public.ts'
import type { Callers, OperationAccess } from '#kernel/operation.ts'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { routesOf, type CallerGuard, type Handler } from '#platform/http/openapi/handle.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Job, Routes, Shared, Wired } from './share-context.ts'

/** Contributions of a domain to the app. */
export type Module<Needs> = {
  /** Operations, and routes such as those of `routes` that the API reference lists between them. */
  handlers?: readonly (Handler<Needs> | ((app: Needs & Guards) => Routes))[]
  /** The same below `/trips`. */
  tripHandlers?: readonly (Handler<Needs> | ((app: Needs & Guards) => Routes))[]
  /** Routes below `/api` that answer with something else than one JSON document. */
  routes?: (app: Needs & Guards) => readonly Routes[]
  /** The same below `/trips`. */
  tripRoutes?: (app: Needs & Guards) => readonly Routes[]
  /** Routes at the root. */
  root?: (app: Needs) => readonly Routes[]
  /** Maximum size of a form with a file, in bytes, by path. */
  fileForms?: ReadonlyMap<string, number>
  /** Paths that take a form as well as JSON. */
  formsToo?: readonly string[]
  /** Paths whose replies come compressed as the caller accepts. */
  selfPacked?: readonly string[]
  jobs?: (app: Needs) => readonly Job[]
  scheduled?: (app: Needs) => readonly ScheduledJob[]
  /** Export and erasure of the personal data that it stores. */
  personalData?: (db: Db, app: Needs) => PersonalData
  /** Registers the metrics that are read from the database. */
  gauges?: (app: Needs) => void
  retention?: readonly Retention[]
  /** Returns a function that releases the work of workers that have ended. */
  freeWorkOf?: (app: Needs) => (workerIds: readonly string[]) => Promise<void>
  /** Actions that staff can run on many rows of its lists at once. */
  bulkActs?: (app: Needs) => readonly BulkAct[]
  /** Writes what is buffered, when the process stops. */
  close?: (app: Needs) => unknown
}

/** Guards of the kinds of callers that are wired. */
export type Guards = {
  callers: Partial<Record<keyof Callers, CallerGuard>>
  requireStaff: RequireStaff
}

type AccountGuards = {
  requireTraveller: RequireTraveller
  requireRole: RequireRole
  knowCaller: ReturnType<typeof findCaller>
}

/** Returns the guards that the first domains are wired with. The others are added later. */
export function openGuards(): Guards {
  return {
    callers: { anybody: { access: 'anybody', callerOf: (c) => ({ address: addressOf(c) }) } },
    requireStaff: () => {
      throw new Error('no guard is wired yet for the staff')
    },
  }
}

/** Returns the guards of accounts. */
export function accountGuards({
  requireTraveller,
  requireRole,
  knowCaller,
}: AccountGuards): Guards['callers'] {
  return {
    guest: {
      access: requireTraveller,
      callerOf: (c) => ({
        userId: travellerOf(c).userId,
        session: travellerOf(c),
        address: addressOf(c),
      }),
    },
    account: {
      access: requireRole('account'),
      callerOf: (c) => ({
        userId: travellerOf(c).userId,
        session: travellerOf(c),
        origin: originOf(c),
      }),
    },
    'own pages': {
      access: knowCaller,
      callerOf: (c) => ({ caller: c.get('caller'), origin: originOf(c) }),
    },
    'staff account': {
      access: requireRole('staff'),
      callerOf: (c) => {
        const { userId, secondStep } = travellerOf(c)
        return { userId, secondStep }
      },
    },
  }
}

/** Adds the guards of people of trips and of embedding pages. */
export function withTripGuards(
  { callers, ...guards }: Guards,
  { anyEmbedder, requireProfile }: { anyEmbedder: AnyEmbedder; requireProfile: RequireProfile },
): Guards {
  const callerOf = (c: Context) => ({ caller: c.get('caller'), embeddingKey: c.get('embeddingKey') })
  const quotes = {
    access: quoteAudience({ anyEmbedder, requireProfile }),
    callerOf: (c: Context) => ({ quotedFor: c.get('quotedFor') }),
  }
  return {
    ...guards,
    callers: {
      ...callers,
      embedder: { access: anyEmbedder, callerOf },
      'trip person': {
        access: requireProfile,
        callerOf: (c) => ({ ...callerOf(c), address: addressOf(c), network: networkOf(addressOf(c)) }),
      },
      'quote audience': quotes,
    },
  }
}

export function wireModule<Needs extends Partial<App>>(
  app: Needs & Pick<App, 'db' | 'clock'> & Pick<Shared, 'limitOf' | 'idempotent'>,
  guards: Guards,
  { handlers = [], tripHandlers = [], routes, tripRoutes, ...more }: Module<NoInfer<Needs>>,
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
  const routesFor = (one: Handler<Needs> | ((app: Needs & Guards) => Routes)) =>
    typeof one === 'function' ? one({ ...app, ...guards }) : routesOf(routing, [one])
  const { root, fileForms, formsToo, selfPacked, jobs, scheduled, personalData, retention, gauges } = more
  const { bulkActs, close, freeWorkOf } = more
  gauges?.(app)
  return {
    api: [...handlers.map(routesFor), ...(routes?.({ ...app, ...guards }) ?? [])],
    trips: [...tripHandlers.map(routesFor), ...(tripRoutes?.({ ...app, ...guards }) ?? [])],
    ...(root && { root: root(app) }),
    ...(fileForms && { fileForms }),
    ...(formsToo && { formsToo }),
    ...(selfPacked && { selfPacked }),
    ...(jobs && { jobs: jobs(app) }),
    ...(scheduled && { scheduled: scheduled(app) }),
    ...(personalData && { personalData: [personalData(app.db, app)] }),
    ...(retention && { retention }),
    ...(bulkActs && { bulkActs: bulkActs(app) }),
    ...(close && { close: () => close(app) }),
    ...(freeWorkOf && { freeWorkOf: freeWorkOf(app) }),
  }
}

function travellerOf(c: Context): Traveller {
  return c.get('traveller') as Traveller
}
