import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import { rowsWith } from '#kernel/searchable.ts'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import { countryName } from '../locations/country-names.ts'
import type { StoredMarginRule, MarginRuleStore } from '../margins/margin-rule.store.ts'
import type { StaffMargin } from './margin-rule.contract.ts'

type Needs = {
  rules: Pick<MarginRuleStore, 'list'>
  named: (rule: StoredMarginRule, language: Language) => StaffMargin
}

/** More rules than anybody keeps. */
const MAX_RULES = 500

/** Finds margin rules by their conditions: plan, supplier, place and countries, in both languages. */
export function findMargins({ rules, named }: Needs): Find {
  const scopeOf = (rule: StoredMarginRule, language: Language) => {
    const { plan, supplier, place, country, residence } = named(rule, language)
    const countries = [country, residence].flatMap((code) =>
      code === null ? [] : [countryName(code, language)],
    )
    return [plan ?? supplier, place, ...countries].filter((text) => text !== null)
  }
  return async (sought, limit, language) => {
    const { id } = sought
    if (id === null && !isOnlyWords(sought)) return []
    const { items } = await rules.list({ after: undefined, limit: MAX_RULES })
    const textsOf = (rule: StoredMarginRule) => LANGUAGE_CODES.flatMap((one) => scopeOf(rule, one))
    const found =
      id === null ? rowsWith(items, textsOf, sought.terms) : items.filter((rule) => rule.id === id)
    return found.slice(0, limit).map((rule) => ({
      id: rule.id,
      name: `${rule.how === 'add' && rule.basisPoints > 0 ? '+' : ''}${rule.basisPoints / 100}%`,
      text: scopeOf(rule, language).join(' · '),
      state: null,
      at: null,
    }))
  }
}
