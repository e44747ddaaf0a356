import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem, refusedBy } from '../partner-problem.http.ts'
import type { PartnerReads } from './partner-read.store.ts'
import * as contract from './staff-partner.contract.ts'
import type { StaffCouponFailure, StaffCoupons } from './staff-coupons.usecase.ts'

type Needs = {
  reads: Pick<PartnerReads, 'find'>
  coupons: StaffCoupons
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  partner_not_found: 404,
  partner_ended: 409,
  partner_coupon_not_found: 404,
  partner_coupon_taken: 409,
} as const satisfies Record<StaffCouponFailure['code'], number>)

const noPartner = { code: 'partner_not_found', detail: 'There is no such partner' } as const

/** The coupons of a partner, for the staff. */
export function staffCouponRoutes({ reads, coupons, requireStaff, rateLimit }: Needs) {
  const shared = {
    method: 'post' as const,
    limit: rateLimit('staff-partner-coupons', 120),
    access: requireStaff('partners'),
    responses: jsonReplies(200, contract.ChangedPartnerReply, 'The partner as it is now', 404, 409),
  }
  const bind = createRoute({
    ...shared,
    path: '/staff/partners/{id}/coupons',
    summary: 'Make a coupon a partner’s: who books with it is led by them, unless a link led there',
    request: {
      params: contract.StaffPartnerParams,
      body: jsonBody(contract.BindCouponBody, { code: 'WELCOME10', lang_id: 1 }),
    },
  })
  const release = createRoute({
    ...shared,
    path: '/staff/partners/{id}/coupons/{coupon_id}/release',
    summary: 'Take a coupon back from a partner: it goes on to apply, and leads to nobody',
    request: {
      params: contract.StaffPartnerCouponParams,
      body: jsonBody(contract.ReleaseCouponBody, { lang_id: 1 }),
    },
  })
  return openApiApp<TravellerVariables>()
    .openapi(bind, async (c) => {
      const { id } = c.req.valid('param')
      const done = await coupons.bind(id, c.req.valid('json').code, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const partner = await reads.find(id)
      return partner ? c.json({ partner }, 200) : problem(c, 404, noPartner)
    })
    .openapi(release, async (c) => {
      const { id, coupon_id: couponId } = c.req.valid('param')
      const done = await coupons.release(id, couponId, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const partner = await reads.find(id)
      return partner ? c.json({ partner }, 200) : problem(c, 404, noPartner)
    })
}
