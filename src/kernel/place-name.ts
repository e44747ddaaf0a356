import { nameLanguage, type Language, type NameLanguage } from './locale.ts'
import cities from './words/fr/cities.json' with { type: 'json' }

/** Cities whose French name differs from the English one. */
const FRENCH_CITIES: Readonly<Record<string, string>> = cities

/** Languages that name places by rules from the English name. */
const FROM_ENGLISH: Partial<Record<Language, (english: string) => string>> = { fr: frenchPlaceName }

/**
 * Returns the name of a city, an airport or a desk in a language. French names derive from the English one; a place
 * without a French name of its own keeps its English name, as on French maps.
 */
export function placeName(names: Readonly<Record<NameLanguage, string>>, language: Language): string {
  return FROM_ENGLISH[language]?.(names.en) ?? names[nameLanguage(language)]
}

/** `Dubai International Airport`, `London Heathrow Airport (LHR)`. */
const AIRPORT = /^(?<name>.+?)(?<international> (?:International|Intl\.?))? Airport(?<rest>(?: \([^)]*\))?)$/i

/** Returns the French name of a place by its English name: `Aéroport international de Dubaï`. */
export function frenchPlaceName(english: string): string {
  const airport = AIRPORT.exec(english)?.groups
  if (!airport) return FRENCH_CITIES[english] ?? english
  const kind = airport['international'] ? 'Aéroport international' : 'Aéroport'
  return `${kind} ${ofCity(withFrenchCity(airport['name'] ?? ''))}${airport['rest'] ?? ''}`
}

/** Translates the city that a name begins with: `London Heathrow` becomes `Londres Heathrow`. */
function withFrenchCity(name: string): string {
  const words = name.split(' ')
  for (let count = words.length; count > 0; count--) {
    const city = FRENCH_CITIES[words.slice(0, count).join(' ')]
    if (city !== undefined) return [city, ...words.slice(count)].join(' ')
  }
  return name
}

/** `de Dubaï`, `d’Athènes`, `du Caire`, `de La Haye`. */
function ofCity(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  return /^[aeiouyhàâéèêëîïôœ]/i.test(name) ? `d’${name}` : `de ${name}`
}
