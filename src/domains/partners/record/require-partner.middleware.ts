import type { Context, MiddlewareHandler } from 'hono'
import type { RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { guard, type Guard } from '#platform/http/openapi/access.ts'
import { problem } from './partner-problem.http.ts'
import { refusalOf, type OwnPartner, type PartnerNeed } from './partner.ts'

/** `partner`: whose people the caller is of, and their role there. */
export type PartnerVariables = TravellerVariables & { partner: OwnPartner }

/**
 * Admits the people of a partner that has not ended: all of them, or its owners alone; to what is `past`, those of one that has
 * ended as well. What they are answered is stored nowhere.
 */
export type RequirePartner = (
  needed?: PartnerNeed,
) => Guard<MiddlewareHandler<{ Variables: PartnerVariables }>>

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
