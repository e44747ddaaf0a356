import type { Context, MiddlewareHandler } from 'hono'
import type { RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { guard, type Guard } from '#platform/http/openapi/access.ts'
import { bearerIn } from './keys/partner-key.ts'
import type { UsePartnerKey } from './keys/use-partner-key.service.ts'
import { problem } from './partner-problem.http.ts'
import { refusalOf, type OwnPartner, type PartnerNeed } from './partner.ts'

/** `partner`: whose people the caller is of, and their role there. */
export type PartnerVariables = TravellerVariables & { partner: OwnPartner }

/** `partner`: whose people the caller is of, or whose key it has sent. */
export type PartnerReaderVariables = Pick<PartnerVariables, 'partner'>

/**
 * Admits the people of a partner that has not ended: all of them, or its owners alone; to what is `past`, those of one that has
 * ended as well. What they are answered is stored nowhere.
 */
export type RequirePartner = (
  needed?: PartnerNeed,
) => Guard<MiddlewareHandler<{ Variables: PartnerVariables }>>

/** Admits all people of a partner, and its own systems by a key; one that has ended to what is `past` alone. */
export type RequirePartnerReader = (
  needed?: Exclude<PartnerNeed, 'owner'>,
) => Guard<MiddlewareHandler<{ Variables: PartnerReaderVariables }>>

type Needs = { requireRole: RequireRole; partnerOf: (userId: string) => Promise<OwnPartner | null> }

/**
 * 401 and 403 as `requireRole('partner')`; then 403 with `no_partner` for an account that is of none, with
 * `partner_ended`, and with `owners_only` for who may only read.
 */
export function requirePartner({ requireRole, partnerOf }: Needs): RequirePartner {
  const isPartner: MiddlewareHandler = requireRole('partner')
  return (needed = 'reports') =>
    guard({ admits: 'partner' }, async (c, next) => {
      const asked = c as unknown as Context<{ Variables: TravellerVariables }>
      const refused = await isPartner(asked, () => Promise.resolve())
      if (refused) return refused
      const partner = await partnerOf(c.var.traveller.userId)
      const code = refusalOf(partner, needed)
      c.header('cache-control', 'no-store')
      if (code !== null || !partner) return problem(c, 403, { code: code ?? 'no_partner' })
      c.set('partner', partner)
      return next()
    })
}

type ReaderNeeds = {
  requirePartner: RequirePartner
  useKey: UsePartnerKey
  /** Counts a request of a key; the refusal, or null. */
  limitKey: (c: Context, keyId: string) => Promise<Response | null>
}

/** The same for people; 401 with `partner_key_invalid` for what is no key in use, 403 with `partner_ended`. */
export function requirePartnerReader({
  requirePartner: people,
  useKey,
  limitKey,
}: ReaderNeeds): RequirePartnerReader {
  return (needed = 'reports') => {
    const isPerson = people(needed) as unknown as MiddlewareHandler
    return guard({ admits: 'partner', byKey: true }, async (c, next) => {
      const secret = bearerIn(c.req.header('authorization'))
      if (secret === null) return isPerson(c, next)
      const used = await useKey(secret)
      if (!used) return problem(c, 401, { code: 'partner_key_invalid' })
      const limited = await limitKey(c, used.keyId)
      if (limited) return limited
      const code = refusalOf(used.partner, needed)
      if (code !== null) return problem(c, 403, { code })
      c.set('partner', used.partner)
      return next()
    })
  }
}
