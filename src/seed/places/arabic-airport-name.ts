import { shortAirportName } from './airport-name.ts'
import { ARABIC_AIRPORT_NAMES } from './arabic-airport-names.ts'

type AirportName = {
  iata: string
  name: string
  kind: string
  /** Arabic name of its city; null if unknown. */
  cityAr: string | null
  /** True if another airport serves the same city. */
  shared: boolean
}

/**
 * Returns an airport's Arabic name, never empty: the curated one; else "airport of" its city; else of its own
 * English name, whose Latin letters are readable after the Arabic word.
 */
export function arabicAirportName({ iata, name, kind, cityAr, shared }: AirportName): string {
  const hand = ARABIC_AIRPORT_NAMES[iata]
  if (hand !== undefined) return hand
  const port = kind === 'heliport' ? 'مهبط مروحيات' : kind === 'seaplane' ? 'مرسى طائرات' : 'مطار'
  const international = /\binternational\b/i.test(name) ? ' الدولي' : ''
  if (cityAr === null || shared) return `${port} ${shortAirportName(name)}${international}`
  return `${port} ${cityAr}${international}`
}
