/** Names of a country code in services' replies, without case, `_` and `-`; the most reliable first. */
const NAMES = [
  'countrycode',
  'countrycode2',
  'countryiso',
  'countryiso2',
  'isocode',
  'alpha2',
  'country',
  'code',
]

/** Maximum nesting of a country in a reply. */
const DEEPEST = 3

/** Returns the ISO 3166-1 alpha-2 code of a country in a service's reply. Null if there is none. */
export function countryIn(value: unknown, depth = 0): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST) return null
  const fields = Object.entries(value).map(
    ([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ''), value] as const,
  )
  for (const fieldName of NAMES)
    for (const [name, value] of fields)
      if (name === fieldName && typeof value === 'string' && /^[A-Za-z]{2}$/.test(value))
        return value.toUpperCase()
  for (const [name, value] of fields) {
    // The country of registration, or of the network, is not the visitor's.
    if (/regist|represent|asn|continent|region|subdivision|city|currency|language|timezone/.test(name))
      continue
    const found = countryIn(value, depth + 1)
    if (found) return found
  }
  return null
}
