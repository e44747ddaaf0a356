import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem, refusedBy } from '../coupon-problem.http.ts'
import type { DecideCoupon, DecideCouponFailure } from './decide-coupon.usecase.ts'
import type { ChangeCoupon, ChangeCouponFailure, CouponChange } from './change-coupon.usecase.ts'
import type { MakeCoupon, MakeCouponFailure } from './make-coupon.usecase.ts'
import * as contract from './staff-coupon.contract.ts'
import type { StaffCouponReads } from './staff-coupon.store.ts'

type Needs = {
  reads: StaffCouponReads
  makeCoupon: MakeCoupon
  changeCoupon: ChangeCoupon
  decideCoupon: DecideCoupon
  requireStaff: RequireStaff
  rateLimit: RateLimit
  clock: Clock
}

const refused = refusedBy({
  coupon_not_found: 404,
  coupon_changed: 409,
  coupon_stopped: 409,
  coupon_code_taken: 409,
  coupon_not_waiting: 409,
  second_person_needed: 409,
  coupon_rules_invalid: 422,
} as const satisfies Record<(ChangeCouponFailure | MakeCouponFailure | DecideCouponFailure)['code'], number>)

const noCoupon = { code: 'coupon_not_found', detail: 'There is no such coupon' } as const

/** The coupons of the shop, for those who write its texts and those who keep its money. */
export function staffCouponRoutes(needs: Needs) {
  const { reads, makeCoupon, changeCoupon, decideCoupon, requireStaff, rateLimit, clock } = needs
  const shared = { limit: rateLimit('staff-coupons', 300), access: requireStaff('content', 'finance') }
  const list = listRoute({
    path: '/staff/coupons',
    summary: 'Coupons and how they are used, newest first',
    ...shared,
    query: contract.StaffCouponsQuery,
    page: contract.StaffCouponsReply,
  })
  const suppliers = createRoute({
    method: 'get',
    path: '/staff/coupon-suppliers',
    summary: 'The suppliers that a coupon can be for',
    ...shared,
    responses: jsonReplies(200, contract.CouponSuppliersReply, 'By name'),
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/coupons/{id}',
    summary: 'A coupon with its latest bookings and its history',
    ...shared,
    request: { params: contract.StaffCouponParams },
    responses: jsonReplies(200, contract.StaffCouponContract, 'The coupon', 404),
  })
  const make = createRoute({
    method: 'post',
    path: '/staff/coupons',
    summary:
      'Make a coupon for whoever knows its code; beyond the limits of one person it waits for a second one',
    ...shared,
    request: {
      body: jsonBody(contract.MakeCouponBody, {
        code: 'AUTUMN10',
        kind: 'percent',
        percent: 10,
        most: 5000,
        amount: null,
        currency: 'EUR',
        minimum_total: null,
        from_day: '2026-09-01',
        to_day: '2099-11-30',
        total_limit: 500,
        per_user_limit: 1,
        countries: ['ES'],
        suppliers: [],
        listed: false,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, contract.ChangedCouponReply, 'Made', 404, 409, 422),
  })
  const changed = jsonReplies(200, contract.ChangedCouponReply, 'The coupon as it is now', 404, 409, 422)
  const change = createRoute({
    method: 'post',
    path: '/staff/coupons/{id}/change',
    summary: 'Give a coupon another end and limit; one that has ended applies again',
    ...shared,
    request: {
      params: contract.StaffCouponParams,
      body: jsonBody(contract.ChangeCouponBody, {
        to_day: '2099-12-31',
        total_limit: null,
        listed: false,
        version: 1,
        lang_id: 1,
      }),
    },
    responses: changed,
  })
  const stop = createRoute({
    method: 'post',
    path: '/staff/coupons/{id}/stop',
    summary: 'Stop a coupon: it is refused from now on, also in carts that have it',
    ...shared,
    request: {
      params: contract.StaffCouponParams,
      body: jsonBody(contract.StopCouponBody, { version: 1, lang_id: 1 }),
    },
    responses: changed,
  })

  const decide = createRoute({
    method: 'post',
    path: '/staff/coupons/{id}/decide',
    summary: 'Approve what a colleague asks of a coupon, or decline it',
    ...shared,
    access: requireStaff('finance'),
    request: {
      params: contract.StaffCouponParams,
      body: jsonBody(contract.DecideCouponBody, { approve: true, version: 1, lang_id: 1 }),
    },
    responses: changed,
  })

  async function done(
    c: Context<{ Variables: RequestVariables & TravellerVariables }>,
    wanted: CouponChange | (Parameters<DecideCoupon>[0] & { act: 'decide' }),
  ) {
    const by = staffActor(c)
    const result = await (wanted.act === 'decide' ? decideCoupon(wanted, by) : changeCoupon(wanted, by))
    if (!result.ok) return refused(c, result.failure)
    const coupon = await reads.find(wanted.couponId, clock.now())
    return coupon ? c.json({ coupon }, 200) : problem(c, 404, noCoupon)
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { page_size: limit, lang_id: _language, ...asked } = c.req.valid('query')
      return c.json(await reads.list({ ...asked, limit }, clock.now()), 200)
    })
    .openapi(suppliers, async (c) => c.json({ items: await reads.suppliers() }, 200))
    .openapi(read, async (c) => {
      const coupon = await reads.find(c.req.valid('param').id, clock.now())
      return coupon ? c.json(coupon, 200) : problem(c, 404, noCoupon)
    })
    .openapi(make, async (c) => {
      const made = await makeCoupon(c.req.valid('json'), staffActor(c))
      if (!made.ok) return refused(c, made.failure)
      const coupon = await reads.find(made.value.couponId, clock.now())
      return coupon ? c.json({ coupon }, 201) : problem(c, 404, noCoupon)
    })
    .openapi(change, (c) => {
      const {
        to_day: toDay,
        total_limit: totalLimit,
        may_exceed_margin,
        listed,
        version,
      } = c.req.valid('json')
      return done(c, {
        couponId: c.req.valid('param').id,
        version,
        act: 'change',
        toDay,
        totalLimit,
        listed,
        mayExceedMargin: may_exceed_margin,
      })
    })
    .openapi(decide, (c) => {
      const { approve, version } = c.req.valid('json')
      return done(c, { couponId: c.req.valid('param').id, version, act: 'decide', approve })
    })
    .openapi(stop, (c) =>
      done(c, { couponId: c.req.valid('param').id, version: c.req.valid('json').version, act: 'stop' }),
    )
}
