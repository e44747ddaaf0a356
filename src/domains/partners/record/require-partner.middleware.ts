import type { Context, MiddlewareHandler } from 'hono'
import { originOf, type Origin, type RequireRole, type TravellerVariables } from '#domains/accounts/public.ts'
import { guard, type Guard } from '#platform/http/openapi/access.ts'
import type { CallerGuard } from '#platform/http/openapi/handle.ts'
import type { LimitEach } from '#platform/http/rate-limit.ts'
import { bearerIn } from './keys/partner-key.ts'
import { problem } from './partner-problem.http.ts'
import { rejectionOf, type OwnPartner, type PartnerNeed } from './partner.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** People of a partner that has not ended. */
    partner: { userId: string; partner: OwnPartner }
    'partner owner': { userId: string; partner: OwnPartner; origin: Origin }
    /** People of a partner that has not ended, and its own systems by a key. */
    'partner reader': { partner: OwnPartner }
    /** The same, also of a partner that has ended. */
    'past partner reader': { partner: OwnPartner }
  }
}

/** `partner`: whose people the caller is of, and their role there. */
export type PartnerVariables = TravellerVariables & { partner: OwnPartner }

/** `partner`: whose people the caller is of, or whose key it has sent. */
export type PartnerReaderVariables = Pick<PartnerVariables, 'partner'>

/** Admits all people of a partner, and its own systems by a key; one that has ended to what is `past` alone. */
export type RequirePartnerReader = (
  needed?: Exclude<PartnerNeed, 'owner'>,
) => Guard<MiddlewareHandler<{ Variables: PartnerReaderVariables }>>

/** Requests of one key; a network has a fifth. */
const KEY_REQUESTS_PER_MINUTE = 600

type Needs = {
  requireRole: RequireRole
  limitEach: LimitEach
  findPartnerOfUser: (userId: string) => Promise<OwnPartner | null>
  /** Null if it is no key in use. */
  usePartnerKey: (secret: string) => Promise<{ keyId: string; partner: OwnPartner } | null>
}

/**
 * Returns the guards of partners. `requirePartner`: 401 and 403 as `requireRole('partner')`; then 403 with `no_partner` for
 * an account that is of none, with `partner_ended`, and with `owners_only` for an owner's calls. `requirePartnerReader`: the
 * same for people; 401 with `partner_key_invalid` for what is no key in use, 403 with `partner_ended`.
 */
export function partnerGuards({ requireRole, limitEach, findPartnerOfUser, usePartnerKey }: Needs) {
  const isPartner: MiddlewareHandler = requireRole('partner')
  const limitKey = limitEach('partner key')

  const requirePartner = (needed: PartnerNeed = 'reports') =>
    guard<MiddlewareHandler<{ Variables: PartnerVariables }>>({ admits: 'partner' }, async (c, next) => {
      const context = c as unknown as Context<{ Variables: TravellerVariables }>
      const rejection = await isPartner(context, () => Promise.resolve())
      if (rejection) return rejection
      const partner = await findPartnerOfUser(c.var.traveller.userId)
      const code = rejectionOf(partner, needed)
      // No cache stores what they are answered.
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
      const used = await usePartnerKey(secret)
      if (!used) return problem(c, 401, { code: 'partner_key_invalid' })
      const limited = await limitKey(c, used.keyId, KEY_REQUESTS_PER_MINUTE)
      if (limited) return limited
      const code = rejectionOf(used.partner, needed)
      if (code !== null) return problem(c, 403, { code })
      c.set('partner', used.partner)
      return next()
    })
  }

  const partnerOf = (c: Context) => ({ partner: c.get('partner') as OwnPartner })
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
  return { requirePartner, requirePartnerReader, callers }
}

export type PartnerGuards = ReturnType<typeof partnerGuards>

export type RequirePartner = PartnerGuards['requirePartner']
