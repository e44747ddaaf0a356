import { fail, ok, type Result } from '#kernel/result.ts'
import type { Plan } from '#domains/suppliers/public.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'
import type { MarginRuleBody } from './margin-rule.contract.ts'

type Fault = { path: string; code: RentalFieldCode }
type RuleInvalid = { code: 'margin_invalid'; detail: string; faults: readonly Fault[] }

type Known = {
  plans: readonly Pick<Plan, 'id' | 'supplier' | 'paymentTiming'>[]
  places: Pick<PlaceDirectory, 'location' | 'station'>
}

/** Parses an entered rule. Fails if it names something that does not exist, or could never apply. */
export function parseMarginRule(
  body: MarginRuleBody,
  id: string,
  { plans, places }: Known,
): Result<MarginRule, RuleInvalid> {
  const { plan_id, supplier_id, place_id, percent, starts_on, ends_on } = body
  const plan = plans.find((one) => one.id === plan_id)
  const isPlace = (known: string) =>
    places.location(known, 'en') !== null || places.station(known, 'en') !== null
  const faults: Fault[] = []
  if (plan_id !== null && !plan) faults.push({ path: 'plan_id', code: 'margin_plan_unknown' })
  if (plan?.paymentTiming === 'desk') faults.push({ path: 'plan_id', code: 'margin_plan_at_desk' })
  if (supplier_id !== null && !plans.some(({ supplier }) => supplier.id === supplier_id))
    faults.push({ path: 'supplier_id', code: 'margin_supplier_unknown' })
  if (plan && supplier_id !== null && plan.supplier.id !== supplier_id)
    faults.push({ path: 'supplier_id', code: 'margin_supplier_of_plan' })
  if (place_id !== null && !isPlace(place_id)) faults.push({ path: 'place_id', code: 'margin_place_unknown' })
  for (const name of ['lead', 'days'] as const) {
    const { [`${name}_from` as const]: from, [`${name}_to` as const]: to } = body
    if (from !== null && to !== null && to < from)
      faults.push({ path: `${name}_to`, code: 'margin_days_out_of_order' })
  }
  if (ends_on !== null && ends_on < starts_on)
    faults.push({ path: 'ends_on', code: 'margin_dates_out_of_order' })
  if (faults.length > 0) return fail({ code: 'margin_invalid', detail: 'This rule could never hold', faults })
  return ok({
    id,
    planId: plan_id,
    supplierId: supplier_id,
    residence: body.residence,
    country: body.country,
    place: place_id,
    category: body.category,
    lead: { from: body.lead_from, to: body.lead_to },
    days: { from: body.days_from, to: body.days_to },
    how: body.how,
    basisPoints: Math.round(percent * 100),
    startsOn: starts_on,
    endsOn: ends_on,
  })
}

/** Converts a rule to API format. */
export function bodyOf(rule: MarginRule): MarginRuleBody {
  return {
    plan_id: rule.planId,
    supplier_id: rule.supplierId,
    residence: rule.residence,
    country: rule.country,
    place_id: rule.place,
    category: rule.category,
    lead_from: rule.lead.from,
    lead_to: rule.lead.to,
    days_from: rule.days.from,
    days_to: rule.days.to,
    how: rule.how,
    percent: rule.basisPoints / 100,
    starts_on: rule.startsOn,
    ends_on: rule.endsOn,
  }
}
