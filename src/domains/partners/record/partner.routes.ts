import { createRoute } from '#platform/http/openapi/route.ts'
import { CURRENCIES, LANGUAGES } from '#kernel/locale.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { basisPointsOf, percentOf, type Commission } from './commission.ts'
import {
  CommissionBody,
  CommissionReply,
  MasterSettingQuery,
  MasterSettingReply,
} from './partner.contract.ts'
import type { ReadMasterSetting } from './read-master-setting.usecase.ts'
import type { CommissionOutOfBounds, SetCommission, SetCommissionFailure } from './set-commission.usecase.ts'
import { problem } from './partner-problem.http.ts'
import type { PartnerVariables, RequirePartner } from './require-partner.middleware.ts'

type Needs = {
  readMasterSetting: ReadMasterSetting
  setCommission: SetCommission
  requirePartner: RequirePartner
  rateLimit: RateLimit
}

const statusOf = {
  commission_out_of_bounds: 422,
  commission_agreed: 409,
  no_partner: 403,
  partner_ended: 403,
  owners_only: 403,
} as const satisfies Record<SetCommissionFailure['code'], number>

/** A partner's tools, and their commission. */
export function partnerRoutes({ readMasterSetting, setCommission, requirePartner, rateLimit }: Needs) {
  const read = createRoute({
    method: 'get',
    path: '/user/master-setting',
    summary: 'A partner’s commission, links and widget key',
    access: requirePartner(),
    request: { query: MasterSettingQuery },
    responses: jsonReplies(200, MasterSettingReply, 'What the partner works with'),
  })
  const set = createRoute({
    method: 'post',
    path: '/user/commission',
    summary: 'Set the commission that a partner asks',
    limit: rateLimit('commission', 10),
    access: requirePartner('owner'),
    request: { body: jsonBody(CommissionBody, { percent: 7.5, lang_id: 1 }) },
    responses: jsonReplies(200, CommissionReply, 'The commission as it is now', 409, 422),
  })
  return openApiApp<PartnerVariables>()
    .openapi(read, async (c) => {
      const { lang_id, currency_id } = c.req.valid('query')
      const { partner } = c.var
      const setting = await readMasterSetting(partner)
      return c.json(
        {
          role: partner.role,
          earns: partner.earns,
          share_percent: percentOf(partner.shareBasisPoints),
          trip_percent: setting.tripPercent,
          commission: toCommission(setting.commission),
          languages: firstOf(LANGUAGES, ({ id }) => id === lang_id),
          currencies: firstOf(CURRENCIES, ({ id }) => id === currency_id),
          links: firstOf(setting.links, ({ langId }) => langId === lang_id).map(({ kind, langId, url }) => ({
            kind,
            lang_id: langId,
            url,
          })),
          coupons: setting.coupons,
          partner_code: partner.code,
          widget_key: setting.widget.key,
          widget_domains: setting.widget.domains,
        },
        200,
      )
    })
    .openapi(set, async (c) => {
      const basisPoints = basisPointsOf(c.req.valid('json').percent)
      const done = await setCommission(c.var.traveller.userId, basisPoints)
      if (done.ok) return c.json({ commission: toCommission(done.value) }, 200)
      const { failure } = done
      const fields = failure.code === 'commission_out_of_bounds' ? [outOfBounds(failure)] : undefined
      return problem(c, statusOf[failure.code], failure, fields)
    })
}

/** The items, those that are wanted before the others. */
function firstOf<Item>(items: readonly Item[], wanted: (item: Item) => boolean): Item[] {
  return [...items.filter(wanted), ...items.filter((item) => !wanted(item))]
}

function outOfBounds({ code, bounds }: CommissionOutOfBounds) {
  const values = { min: percentOf(bounds.min), max: percentOf(bounds.max) }
  return { path: 'percent', code, values }
}

function toCommission({ basisPoints, min, max }: Commission) {
  return { percent: percentOf(basisPoints), min: percentOf(min), max: percentOf(max) }
}
