import { type Language, LANGUAGE_CODES } from '#kernel/locale.ts'
import { rowsWith } from '#kernel/searchable.ts'
import { type SearchHit, isOnlyWords, type SearchQuery } from '#kernel/search-query.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { countryName } from '../locations/country-names.ts'
import { listMarginRules, type StoredMarginRule } from '../margins/margin-rule.store.ts'
import type * as operations from './margin-operations.contract.ts'
import type { StaffMargin } from './margin-rule.contract.ts'
import type { Plan } from '#domains/suppliers/public.ts'
import { appliesOn } from '../margins/margin-rule.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import { bodyOf } from './parse-margin-rule.ts'

/** The part of the app that reads margin rules. */
export type MarginsApp = Pick<App, 'db' | 'clock' | 'plans' | 'places'>

/** More rules than anybody keeps. */
const MAX_RULES = 500

/** Lists margin rules, newest first. */
export async function listMargins(
  app: MarginsApp,
  { query: { after, page_size: limit }, language }: Call<typeof operations.listMargins>,
) {
  const { items, next } = await listMarginRules(app.db, { after, limit })
  return { items: items.map((rule) => nameMargin(app, rule, language)), next }
}

/** Returns a rule with the names of its conditions. */
export function nameMargin(app: MarginsApp, rule: StoredMarginRule, language: Language): StaffMargin {
  return toStaffMargin(rule, app, app.clock.now().toString().slice(0, 10), language)
}

/** Finds margin rules by their conditions: plan, supplier, place and countries, in both languages. */
export async function findMargins(
  app: MarginsApp,
  searched: SearchQuery,
  limit: number,
  language: Language,
): Promise<SearchHit[]> {
  const { id, terms } = searched
  if (id === null && !isOnlyWords(searched)) return []
  const { items } = await listMarginRules(app.db, { limit: MAX_RULES })
  const textsOf = (rule: StoredMarginRule) => LANGUAGE_CODES.flatMap((one) => scopeOf(app, rule, one))
  const found = id === null ? rowsWith(items, textsOf, terms) : items.filter((rule) => rule.id === id)
  return found.slice(0, limit).map((rule) => ({
    id: rule.id,
    name: `${rule.how === 'add' && rule.basisPoints > 0 ? '+' : ''}${rule.basisPoints / 100}%`,
    text: scopeOf(app, rule, language).join(' · '),
    state: null,
    at: null,
  }))
}

function scopeOf(app: MarginsApp, rule: StoredMarginRule, language: Language): string[] {
  const { plan, supplier, place, country, residence } = nameMargin(app, rule, language)
  const countries = [country, residence].flatMap((code) =>
    code === null ? [] : [countryName(code, language)],
  )
  return [plan ?? supplier, place, ...countries].filter((text) => text !== null)
}

/** Returns a rule with the names of its conditions; `today` is in UTC. */
function toStaffMargin(
  rule: StoredMarginRule,
  { plans, places }: { plans: readonly Plan[]; places: Pick<SearchPlaces, 'location'> },
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
