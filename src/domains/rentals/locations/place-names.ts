import { foldText, wordsOf } from '#kernel/fold-text.ts'
import { airportAliases, cityAliases } from './place-aliases.ts'
import type { AnyPlace } from './place.ts'

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
  return folded.flatMap((text) => [text, ...SHORT.flatMap((pair) => [...otherWay(text, pair)])])
}

function* otherWay(folded: string, [long, short]: readonly [string, string]): Generator<string> {
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
