import { foldText, wordsOf } from '#kernel/fold-text.ts'
import type { AnyPlace } from './place.ts'

/**
 * Other names under which people search for cities: IATA's codes for all airports of a city, local names, a second
 * spelling in Arabic, and towns that have no airport of their own. The key is the country and the city's English name.
 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'AE Abu Dhabi': ['أبو ظبي'],
  'AE Al Ain': ['Buraimi', 'البريمي'],
  'AE Sharjah': ['Ajman', 'عجمان', 'Umm Al Quwain', 'أم القيوين'],
  'AR Buenos Aires': ['BUE'],
  'AT Vienna': ['Wien'],
  'BE Brussels': ['Bruxelles', 'Brussel'],
  'BH Manama': ['Muharraq', 'المحرق'],
  'BR Rio de Janeiro': ['RIO'],
  'BR São Paulo': ['SAO'],
  'CA Montreal': ['YMQ'],
  'CA Toronto': ['YTO'],
  'CH Geneva': ['Genève', 'Genf'],
  'CN Beijing': ['BJS', 'Peking'],
  'CZ Prague': ['Praha'],
  'DE Cologne': ['Köln'],
  'DE Munich': ['München'],
  'DE Nuremberg': ['Nürnberg'],
  'DK Copenhagen': ['København'],
  'EG Cairo': ['Giza', 'الجيزة'],
  'EG Sharm el-Sheikh': ['Sharm El Sheikh'],
  'ES Arrecife': ['Lanzarote', 'لانزاروت'],
  'ES Las Palmas': ['Gran Canaria', 'غران كناريا'],
  'ES Mahón': ['Menorca', 'Minorca', 'مينوركا'],
  'ES Palma': ['Mallorca', 'Majorca', 'مايوركا'],
  'ES Puerto del Rosario': ['Fuerteventura'],
  'ES Seville': ['Sevilla'],
  'ES Tenerife': ['TCI'],
  'FR Paris': ['PAR'],
  'GB London': ['LON'],
  'GR Athens': ['Athina'],
  'GR Heraklion': ['Crete', 'Iraklion', 'كريت'],
  'ID Denpasar': ['Bali', 'بالي'],
  'ID Jakarta': ['JKT'],
  'IN Bengaluru': ['Bangalore'],
  'IN Kolkata': ['Calcutta'],
  'IN Mumbai': ['Bombay', 'بومباي'],
  'IN New Delhi': ['Delhi', 'Dehli', 'دلهي'],
  'IT Florence': ['Firenze'],
  'IT Milan': ['MIL', 'Milano'],
  'IT Naples': ['Napoli'],
  'IT Rome': ['ROM', 'Roma'],
  'IT Turin': ['Torino'],
  'IT Venice': ['Venezia', 'فينيسيا'],
  'JP Osaka': ['OSA'],
  'JP Tokyo': ['TYO'],
  'KR Seoul': ['SEL'],
  'KW Kuwait City': ['الكويت', 'Kuwait', 'Salmiya', 'السالمية', 'Hawalli', 'حولي', 'Farwaniya', 'الفروانية'],
  'MA Marrakesh': ['Marrakech'],
  'MV Malé': ['مالي'],
  'OM Muscat': ['Seeb', 'السيب'],
  'PL Kraków': ['Cracow'],
  'PL Warsaw': ['Warszawa'],
  'PT Funchal': ['Madeira', 'ماديرا'],
  'PT Lisbon': ['Lisboa'],
  'QA Doha': ['Lusail', 'لوسيل', 'Al Wakrah', 'الوكرة'],
  'RO Bucharest': ['BUH'],
  'RU Moscow': ['MOW'],
  'SA Abha': ['Khamis Mushait', 'خميس مشيط'],
  'SA Dammam': ['Khobar', 'Al Khobar', 'الخبر', 'Dhahran', 'الظهران', 'Jubail', 'الجبيل', 'Qatif', 'القطيف'],
  'SA Jeddah': ['Makkah', 'Mecca', 'مكة'],
  'SA Medina': ['Madinah', 'المدينه'],
  'SE Stockholm': ['STO'],
  'SE Gothenburg': ['Göteborg'],
  'TR Antakya': ['Hatay'],
  'TR Istanbul': ['اسطنبول', 'استانبول'],
  'TR Trabzon': ['طربزون'],
  'TR Yenişehir': ['Bursa', 'بورصة'],
  'US Chicago': ['CHI'],
  'US Minneapolis': ['Saint Paul'],
  'US New York': ['NYC', 'New York City'],
  'US Washington': ['WAS', 'Washington DC'],
  'VN Ho Chi Minh City': ['Saigon'],
}

/** Other names of airports, by IATA code: the person they are named after, or the town they are in. */
const AIRPORT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  ATH: ['Venizelos'],
  AUH: ['Zayed'],
  BRU: ['Zaventem'],
  BUD: ['Liszt Ferenc', 'Ferihegy'],
  CDG: ['Charles de Gaulle'],
  CPH: ['Kastrup'],
  DMK: ['Don Muang'],
  GVA: ['Cointrin'],
  ICN: ['Incheon'],
  IST: ['Ataturk', 'أتاتورك'],
  KUL: ['KLIA'],
  LAS: ['McCarran'],
  LIS: ['Humberto Delgado', 'Portela'],
  MDW: ['Midway'],
  MEL: ['Tullamarine'],
  OSL: ['Gardermoen'],
  OTP: ['Otopeni'],
  PHX: ['Sky Harbor'],
  WAW: ['Okęcie'],
  ZRH: ['Kloten'],
}

/** Letters that people enter as two if their keyboard lacks them. */
const AS_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Words with an abbreviation. If several words share one, the first is its expansion. */
const SHORT: readonly (readonly [string, string])[] = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['sankt', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['port', 'pt'],
  ['point', 'pt'],
]

const LONG: ReadonlyMap<string, string> = new Map(
  SHORT.map(([long, short]) => [short, long] as const).toReversed(),
)

/** Lists a place's own folded names: in both languages, its city's, its aliases and its supplier's. */
export function ownNames(place: AnyPlace): string[] {
  const names = [place.nameEn, place.nameAr, place.cityEn, place.cityAr]
  const supplier = place.type === 'station' ? [place.supplierName] : []
  const aliases = [...cityAliases(place.countryCode, place.cityEn), ...airportAliases(place.iata)]
  const all = [...names, ...aliases, ...supplier, place.iata ?? '']
  return unique(all.flatMap(spellings)).flatMap((name) => [
    name,
    ...(name.startsWith('ال') && name.length > 4 ? [name.slice(2)] : []),
  ])
}

/** Lists the folded names of a city in other languages and spellings. */
export function otherNames({ otherNames: names }: Pick<AnyPlace, 'otherNames'>): string[] {
  return unique(names.flatMap(spellings))
}

/** Lists the spellings of a name, folded: "Zürich" also as "zuerich", "St. Louis" also as "saint louis". */
function spellings(name: string): string[] {
  const asTwo = name.toLowerCase().replace(/[äöüåø]/g, (letter) => AS_TWO[letter] ?? letter)
  const folded = unique([foldText(name), foldText(asTwo)])
  return folded.flatMap((text) => [text, ...SHORT.flatMap((pair) => [...withAbbreviation(text, pair)])])
}

function* withAbbreviation(folded: string, [long, short]: readonly [string, string]): Generator<string> {
  const words = wordsOf(folded)
  if (words.includes(long)) yield words.map((word) => (word === long ? short : word)).join(' ')
  if (words.includes(short) && LONG.get(short) === long)
    yield words.map((word) => (word === short ? long : word)).join(' ')
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Lists the words of a folded name, and the name as one word. */
export function searchWords(name: string): string[] {
  return [...wordsOfName(name), ...asOneWord(name)]
}

/** Joins a folded name of several words ("newyork", "abudhabi"), if it is short. */
export function asOneWord(name: string): string[] {
  return name.length <= 24 && name.includes(' ') ? [name.replaceAll(' ', '')] : []
}

/** Lists the words of a name, Arabic ones also without their article. */
export function wordsOfName(name: string): string[] {
  return wordsOf(foldText(name)).flatMap((word) =>
    word.startsWith('ال') && word.length > 4 ? [word, word.slice(2)] : [word],
  )
}

function cityAliases(countryCode: string, cityEn: string): readonly string[] {
  return ALIASES[`${countryCode} ${cityEn}`] ?? []
}

function airportAliases(iata: string | null): readonly string[] {
  return AIRPORT_ALIASES[iata ?? ''] ?? []
}
