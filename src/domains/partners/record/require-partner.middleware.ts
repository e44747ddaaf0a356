import type { Context, MiddlewareHandler } from 'hono'
import { originOf, type Origin, type RequireRole, type TravellerVariables } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import { guard, type Guard } from '#platform/http/openapi/access.ts'
import type { CallerGuard } from '#platform/http/openapi/handle.ts'
import type { LimitEach } from '#platform/http/rate-limit.ts'
import { bearerIn } from './keys/partner-key.ts'
import type { usePartnerKey } from './keys/use-partner-key.service.ts'
import { problem } from './partner-problem.http.ts'
import { rejectionOf, type PartnerMembership, type PartnerNeed } from './partner.ts'
import type { findPartnerOfUser } from './partner.store.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** People of a partner that has not ended. */
    partner: { userId: string; partner: PartnerMembership }
    'partner owner': { userId: string; partner: PartnerMembership; origin: Origin }
    /** People of a partner that has not ended, and its own systems by a key. */
    'partner reader': { partner: PartnerMembership }
    /** The same, including partners that have ended. */
    'past partner reader': { partner: PartnerMembership }
  }
}

/** `partner`: the partner whose people include the caller, and their role there. */
type PartnerVariables = TravellerVariables & { partner: PartnerMembership }

/** `partner`: the partner whose people include the caller, or whose key was sent. */
export type PartnerReaderVariables = Pick<PartnerVariables, 'partner'>

/** Admits all people of a partner, and its own systems by a key; those of an ended partner only with `past`. */
export type RequirePartnerReader = (
  needed?: Exclude<PartnerNeed, 'owner'>,
) => Guard<MiddlewareHandler<{ Variables: PartnerReaderVariables }>>

/** Max requests per minute of a key; a network has a fifth. */
const KEY_REQUESTS_PER_MINUTE = 600

type GuardApp = Pick<App, 'db' | 'clock'> & { requireRole: RequireRole; limitEach: LimitEach }

type Lookups = { findPartnerOfUser: typeof findPartnerOfUser; usePartnerKey: typeof usePartnerKey }

/**
 * Returns the guards of partners. For people: 401 and 403 as `requireRole('partner')`; then 403 with `no_partner` for an
 * account of no partner, with `partner_ended`, and with `owners_only` for an owner's calls. `requirePartnerReader`: the same
 * for people; 401 with `partner_key_invalid` for a key that is not in use, 403 with `partner_ended`.
 */
export function partnerGuardsBy(app: GuardApp, lookups: Lookups) {
  const isPartner: MiddlewareHandler = app.requireRole('partner')
  const limitKey = app.limitEach('partner key')

  const requirePartner = (needed: PartnerNeed = 'reports') =>
    guard<MiddlewareHandler<{ Variables: PartnerVariables }>>({ admits: 'partner' }, async (c, next) => {
      const context = c as unknown as Context<{ Variables: TravellerVariables }>
      const rejection = await isPartner(context, () => Promise.resolve())
      if (rejection) return rejection
      const partner = await lookups.findPartnerOfUser(app.db, c.var.traveller.userId)
      const code = rejectionOf(partner, needed)
      // Prevents caching of the replies.
      c.header('cache-control', 'no-store')
      if (code !== null || !partner) return problem(c, 403, { code: code ?? 'no_partner' })
      c.set('partner', partner)
      return next()
    })

  const requirePartnerReader: RequirePartnerReader = (needed = 'reports') => {
    const isPerson = requirePartner(needed) as unknown as MiddlewareHandler
    return guard({ admits: 'partner', byKey: true }, async (c, next) => {
      const secret = bearerIn(c.req.header('authorization'))
      if (secret === null) return isPerson(c, next)
      const used = await lookups.usePartnerKey(app, secret)
      if (!used) return problem(c, 401, { code: 'partner_key_invalid' })
      const limited = await limitKey(c, used.keyId, KEY_REQUESTS_PER_MINUTE)
      if (limited) return limited
      const code = rejectionOf(used.partner, needed)
      if (code !== null) return problem(c, 403, { code })
      c.set('partner', used.partner)
      return next()
    })
  }

  const partnerOf = (c: Context) => ({ partner: c.get('partner') as PartnerMembership })
  const personOf = (c: Context) => {
    const { userId } = (c as unknown as Context<{ Variables: PartnerVariables }>).get('traveller')
    return { ...partnerOf(c), userId }
  }
  const callers = {
    partner: { access: requirePartner(), callerOf: personOf },
    'partner owner': {
      access: requirePartner('owner'),
      callerOf: (c) => ({ ...personOf(c), origin: originOf(c) }),
    },
    'partner reader': { access: requirePartnerReader(), callerOf: partnerOf },
    'past partner reader': { access: requirePartnerReader('past'), callerOf: partnerOf },
  } satisfies Record<string, CallerGuard>
  return { requirePartnerReader, callers }
}
