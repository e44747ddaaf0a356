import { COUNTRY_CODES } from '#kernel/countries.ts'
import type { Language } from '#kernel/locale.ts'
import { localeOf } from '#ui/formats/dates.ts'

/**
 * Returns all countries in a language, sorted by name. Also runs on the server, for forms before hydration.
 */
export function countriesByName(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(localeOf(language))
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((one, other) =>
    compare(one.name, other.name),
  )
}
