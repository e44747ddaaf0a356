import { useEffect, useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { useSite } from '#web/app/site.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'

export type Country = { code: string; name: string; callingCode: string | null }

/** Returns all countries by name in the page's language; null until their list has loaded. */
export function useCountries(): readonly Country[] | null {
  const { language } = useSite()
  const [countries, setCountries] = useState<readonly Country[] | null>(null)
  useEffect(() => {
    let isMounted = true
    const load = async () => {
      const { countryCodes, callingCode } = await phoneNumbers.whenNeeded()
      if (isMounted) setCountries(sortedByName(countryCodes(), callingCode, language))
    }
    void load()
    return () => {
      isMounted = false
    }
  }, [language])
  return countries
}

export function countryName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' })
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

function sortedByName(
  codes: string[],
  callingCode: (code: string) => string | null,
  language: Language,
): Country[] {
  const { compare } = new Intl.Collator(localeOf(language))
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' })
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: callingCode(code) }))
    .toSorted((one, other) => compare(one.name, other.name))
}
