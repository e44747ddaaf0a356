import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Language } from '#kernel/locale.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { StoredMarginRule, MarginRuleStore } from '../margins/margin-rule.store.ts'
import { refusedBy } from '../rental-problem.http.ts'
import type { ChangeMargins, ChangeMarginsFailure } from './change-margins.usecase.ts'
import * as contract from './margin-rule.contract.ts'
import type { PreviewMargin } from './preview-margin.usecase.ts'

type Needs = {
  rules: Pick<MarginRuleStore, 'list' | 'find'>
  changeMargins: ChangeMargins
  previewMargin: PreviewMargin
  /** Returns a rule with the names of its conditions. */
  named: (rule: StoredMarginRule, language: Language) => contract.StaffMargin
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  margin_not_found: 404,
  margin_changed: 409,
  margin_invalid: 422,
  margin_nowhere: 422,
} as const satisfies Record<ChangeMarginsFailure['code'] | 'margin_nowhere', number>)

const noRule = { code: 'margin_not_found', detail: 'There is no such rule' } as const

const RULE: contract.MarginRuleBody = {
  plan_id: null,
  supplier_id: null,
  residence: 'AE',
  country: 'ES',
  place_id: null,
  category: null,
  lead_from: null,
  lead_to: null,
  days_from: null,
  days_to: null,
  how: 'add',
  percent: 2,
  starts_on: '2026-12-01',
  ends_on: null,
}

/** Staff endpoints to manage margin rules and to preview their effect. */
export function marginRoutes(needs: Needs) {
  const { rules, changeMargins, previewMargin, named, requireStaff, rateLimit } = needs
  const access = requireStaff('suppliers')
  const asked = { access, limit: rateLimit('staff-margins', 120) }
  const params = contract.MarginParams
  const list = listRoute({
    path: '/staff/margins',
    summary: 'Rules of margins, the newest first',
    access,
    query: contract.StaffMarginsQuery,
    page: contract.StaffMarginsReply,
  })
  const preview = createRoute({
    method: 'post',
    path: '/staff/margins/preview',
    summary: 'What a rule would do to today’s offers; nothing is changed',
    access,
    limit: rateLimit('staff-margin-previews', 30),
    request: { body: jsonBody(contract.PreviewMarginBody, { ...RULE, instead_of: null, lang_id: 1 }) },
    responses: jsonReplies(200, contract.MarginPreviewReply, 'Offers with and without it', 422),
  })
  const add = createRoute({
    method: 'post',
    path: '/staff/margins',
    summary: 'Add a rule: it holds in searches within five seconds, and not in carts before',
    ...asked,
    request: { body: jsonBody(contract.AddMarginBody, { ...RULE, lang_id: 1 }) },
    responses: jsonReplies(201, contract.ChangedMarginReply, 'The rule', 404, 409, 422),
  })
  const change = createRoute({
    method: 'post',
    path: '/staff/margins/{id}',
    summary: 'Change a rule',
    ...asked,
    request: { params, body: jsonBody(contract.ChangeMarginBody, { ...RULE, version: 1, lang_id: 1 }) },
    responses: jsonReplies(200, contract.ChangedMarginReply, 'As it is now', 404, 409, 422),
  })
  const remove = createRoute({
    method: 'post',
    path: '/staff/margins/{id}/remove',
    summary: 'Remove a rule: what it was for has the margin of the next one that fits',
    ...asked,
    request: { params, body: jsonBody(contract.RemoveMarginBody, { version: 1, lang_id: 1 }) },
    responses: jsonReplies(200, contract.RemovedMarginReply, 'Removed', 404, 409, 422),
  })

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: limit } = c.req.valid('query')
      const { items, next } = await rules.list({ after, limit })
      return c.json({ items: items.map((rule) => named(rule, languageOfRequest(c))), next }, 200)
    })
    .openapi(preview, async (c) => {
      const { instead_of: insteadOf, lang_id: _, ...rule } = c.req.valid('json')
      const seen = await previewMargin({ rule, insteadOf, language: languageOfRequest(c) })
      if (seen.ok) return c.json(seen.value, 200)
      return refused(c, seen.failure)
    })
    .openapi(add, async (c) => {
      const { lang_id: _, ...typed } = c.req.valid('json')
      const done = await changeMargins({ act: 'add', rule: typed }, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const rule = await rules.find(done.value.id)
      return rule ? c.json({ margin: named(rule, languageOfRequest(c)) }, 201) : refused(c, noRule)
    })
    .openapi(change, async (c) => {
      const { id } = c.req.valid('param')
      const { version, lang_id: _, ...typed } = c.req.valid('json')
      const done = await changeMargins({ act: 'change', id, version, rule: typed }, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const rule = await rules.find(id)
      return rule ? c.json({ margin: named(rule, languageOfRequest(c)) }, 200) : refused(c, noRule)
    })
    .openapi(remove, async (c) => {
      const { id } = c.req.valid('param')
      const { version } = c.req.valid('json')
      const done = await changeMargins({ act: 'remove', id, version }, staffActor(c))
      return done.ok ? c.json({ margin_id: id }, 200) : refused(c, done.failure)
    })
}
