import type { Language } from '#kernel/locale.ts'
import type { Plan } from '#domains/suppliers/public.ts'
import { appliesOn } from '../margins/margin-rule.ts'
import type { StoredMarginRule } from '../margins/margin-rule.store.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import type { StaffMargin } from './margin-rule.contract.ts'
import { bodyOf } from './parse-margin-rule.ts'

type Known = { plans: readonly Plan[]; places: Pick<SearchPlaces, 'location'> }

/** Returns a rule with the names of its conditions; `today` is in UTC. */
export function toStaffMargin(
  rule: StoredMarginRule,
  { plans, places }: Known,
  today: string,
  language: Language,
): StaffMargin {
  const supplierId = rule.supplierId
  const plan = plans.find(({ id }) => id === rule.planId)
  return {
    ...bodyOf(rule),
    margin_id: rule.id,
    plan: plan ? `${plan.supplier.name} · ${plan.name}` : rule.planId,
    supplier: plans.find(({ supplier }) => supplier.id === supplierId)?.supplier.name ?? null,
    place: rule.place === null ? null : (places.location(rule.place, language)?.name ?? rule.place),
    state: appliesOn(rule, today) ? 'holds' : rule.startsOn > today ? 'coming' : 'over',
    version: rule.version,
    changed_by: rule.changedBy,
    changed_at: rule.changedAt.toString(),
  }
}
