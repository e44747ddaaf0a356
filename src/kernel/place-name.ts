import { nameLanguage, type NameLanguage } from './entered-name.ts'
import type { Language } from './locale.ts'

/**
 * Returns the name of a city, an airport or a desk in a language. French names derive from the English one; a place
 * without a French name of its own keeps its English name, as on French maps.
 */
export function placeName(names: Readonly<Record<NameLanguage, string>>, language: Language): string {
  return language === 'fr' ? frenchPlaceName(names.en) : names[nameLanguage(language)]
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

/** Cities whose French name differs from the English one. */
const FRENCH_CITIES: Readonly<Record<string, string>> = {
  'Abu Dhabi': 'Abou Dabi',
  'Addis Ababa': 'Addis-Abeba',
  Aleppo: 'Alep',
  Alexandria: 'Alexandrie',
  Algiers: 'Alger',
  Antwerp: 'Anvers',
  Athens: 'Athènes',
  Baghdad: 'Bagdad',
  Bahrain: 'Bahreïn',
  Baku: 'Bakou',
  Barcelona: 'Barcelone',
  Basel: 'Bâle',
  Basra: 'Bassorah',
  Beijing: 'Pékin',
  Beirut: 'Beyrouth',
  Bern: 'Berne',
  Bologna: 'Bologne',
  Brussels: 'Bruxelles',
  Bucharest: 'Bucarest',
  Cairo: 'Le Caire',
  'Cape Town': 'Le Cap',
  'Cologne Bonn': 'Cologne-Bonn',
  Copenhagen: 'Copenhague',
  Cordoba: 'Cordoue',
  Córdoba: 'Cordoue',
  Corfu: 'Corfou',
  Damascus: 'Damas',
  Dhaka: 'Dacca',
  Dresden: 'Dresde',
  Dubai: 'Dubaï',
  Dusseldorf: 'Düsseldorf',
  Edinburgh: 'Édimbourg',
  Frankfurt: 'Francfort',
  Fujairah: 'Fujaïrah',
  Genoa: 'Gênes',
  Geneva: 'Genève',
  Ghent: 'Gand',
  Gothenburg: 'Göteborg',
  Granada: 'Grenade',
  Hague: 'La Haye',
  'The Hague': 'La Haye',
  Hamburg: 'Hambourg',
  Hanover: 'Hanovre',
  Hanoi: 'Hanoï',
  Havana: 'La Havane',
  'Ho Chi Minh City': 'Hô Chi Minh-Ville',
  Isfahan: 'Ispahan',
  Jeddah: 'Djeddah',
  Jerusalem: 'Jérusalem',
  Kabul: 'Kaboul',
  Kathmandu: 'Katmandou',
  Kyiv: 'Kiev',
  Kuwait: 'Koweït',
  'Kuwait City': 'Koweït',
  Krakow: 'Cracovie',
  Kraków: 'Cracovie',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Luxor: 'Louxor',
  Madinah: 'Médine',
  Mainz: 'Mayence',
  Majorca: 'Majorque',
  Málaga: 'Malaga',
  Manila: 'Manille',
  Marrakesh: 'Marrakech',
  Mecca: 'La Mecque',
  Medina: 'Médine',
  'Mexico City': 'Mexico',
  Montreal: 'Montréal',
  Moscow: 'Moscou',
  Mosul: 'Mossoul',
  Mumbai: 'Bombay',
  Muscat: 'Mascate',
  'New Orleans': 'La Nouvelle-Orléans',
  Nicosia: 'Nicosie',
  Padua: 'Padoue',
  Palermo: 'Palerme',
  Philadelphia: 'Philadelphie',
  Pisa: 'Pise',
  'Quebec City': 'Québec',
  Riyadh: 'Riyad',
  Salzburg: 'Salzbourg',
  "Sana'a": 'Sanaa',
  Santorini: 'Santorin',
  'Saint Petersburg': 'Saint-Pétersbourg',
  'St. Petersburg': 'Saint-Pétersbourg',
  Seoul: 'Séoul',
  Seville: 'Séville',
  Sharjah: 'Charjah',
  'Sharm el-Sheikh': 'Charm el-Cheikh',
  'Sharm El Sheikh': 'Charm el-Cheikh',
  Singapore: 'Singapour',
  Siena: 'Sienne',
  Tangier: 'Tanger',
  Tashkent: 'Tachkent',
  Tbilisi: 'Tbilissi',
  Tehran: 'Téhéran',
  Thessaloniki: 'Thessalonique',
  Valencia: 'Valence',
  Venice: 'Venise',
  Verona: 'Vérone',
  Vienna: 'Vienne',
  Warsaw: 'Varsovie',
  'Washington, D.C.': 'Washington',
  Yerevan: 'Erevan',
  Zaragoza: 'Saragosse',
  Zürich: 'Zurich',
}
