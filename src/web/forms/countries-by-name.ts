import { COUNTRY_CODES } from '#kernel/countries.ts'
import type { Language } from '#kernel/locale.ts'
import { localeOf } from '#ui/formats/dates.ts'

/** All countries in a language, sorted by name: also on the server, so that they can be chosen without a script. */
export function countriesByName(language: Language): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(localeOf(language))
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((one, other) =>
    compare(one.name, other.name),
  )
}
