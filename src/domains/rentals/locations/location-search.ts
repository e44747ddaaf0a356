import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import { cityAliases } from './place-aliases.ts'
import { countryNames } from './country-names.ts'
import { foldText, wordsOf } from '#kernel/fold-text.ts'
import type { AnyPlace } from './place.ts'
import { createVocabulary } from './vocabulary.ts'

/** How well a place matches the search text; smaller is better. */
const TIER = {
  iata: 0,
  wholeName: 1,
  wholeCountry: 2,
  nameBegins: 3,
  words: 4,
  country: 5,
  contains: 6,
} as const

/** Added to a station's tier: it ranks below every airport and city. */
const STATIONS = 10

/** Places matching every word of the search text, best first. */
export type PlaceSearch = (typed: string, limit: number, near?: Coordinates) => AnyPlace[]

/**
 * An in-memory index over places given in the order of equal matches. Words match in any order and by prefix. Ranking:
 * exact IATA code, whole name, city or country, name prefix, word prefixes, country, words within. Stations rank below
 * airports and cities. With `near`, equal matches are sorted nearest first.
 */
export function createPlaceSearch(places: readonly AnyPlace[]): PlaceSearch {
  const names = places.map(namesOf)
  const nameWords = createVocabulary(names.map((own) => own.flatMap(searchWords)))
  const countries = [...new Set(places.map(({ countryCode }) => countryCode))]
  const countryWords = new Map(countries.map((code) => [code, countryNames(code).flatMap(wordsOfName)]))
  const placeCountryWords = createVocabulary(
    places.map(({ countryCode }) => countryWords.get(countryCode) ?? []),
  )
  const countriesNamed = namedCountries(countries)
  const iatas = places.map(({ iata }) => iata?.toLowerCase() ?? null)
  /** Number of leading search words that a place has matched so far. */
  const matched = new Uint8Array(places.length)
  const tiers = new Uint8Array(places.length)

  return (typed, limit, near) => {
    const query = foldText(typed)
    const words = [...new Set(wordsOf(query))]
    if (words.length === 0 || words.length > 200) return []
    const begun = matching(words, false)
    for (const at of begun) tiers[at] = refinedTier(at, query, tiers[at] ?? TIER.words)
    const found = begun.length >= limit ? begun : [...begun, ...containing(words, new Set(begun))]
    return bestFirst(found, limit, near)
  }

  /** Both result lists keep the order of the places, so that equal matches need no sorting. */
  function bestFirst(found: readonly number[], limit: number, near: Coordinates | undefined): AnyPlace[] {
    const groups: AnyPlace[][] = []
    for (const at of found) {
      const place = places[at]
      if (place) (groups[(place.type === 'station' ? STATIONS : 0) + (tiers[at] ?? 0)] ??= []).push(place)
    }
    const best: AnyPlace[] = []
    for (const group of groups) {
      if (group === undefined) continue
      best.push(...(near ? byDistance(group, near) : group.slice(0, limit)))
      if (best.length >= limit) break
    }
    return best.slice(0, limit)
  }

  /** Places that match each word, in their names or their country; sets their tier to `words` or `country`. */
  function matching(words: readonly string[], inside: boolean): number[] {
    matched.fill(0)
    tiers.fill(TIER.words)
    words.forEach((word, before) => {
      nameWords.visit(word, inside, (at) => {
        if (matched[at] === before) matched[at] = before + 1
      })
      placeCountryWords.visit(word, inside, (at) => {
        if (matched[at] !== before) return
        matched[at] = before + 1
        tiers[at] = TIER.country
      })
    })
    const found: number[] = []
    for (let at = 0; at < matched.length; at++) if (matched[at] === words.length) found.push(at)
    return found
  }

  function containing(words: readonly string[], known: ReadonlySet<number>): number[] {
    if (words.every((word) => word.length < 3)) return []
    const kept = [...known].map((at) => [at, tiers[at] ?? TIER.words] as const)
    const more = matching(words, true).filter((at) => !known.has(at))
    for (const at of more) tiers[at] = TIER.contains
    for (const [at, tier] of kept) tiers[at] = tier
    return more
  }

  function refinedTier(at: number, query: string, tier: number): number {
    if (iatas[at] === query) return TIER.iata
    const own = names[at] ?? []
    if (own.includes(query)) return TIER.wholeName
    if (countriesNamed.get(query)?.has(places[at]?.countryCode ?? '')) return TIER.wholeCountry
    return own.some((name) => name.startsWith(query)) ? TIER.nameBegins : tier
  }
}

/** Countries by each of their whole folded names: "india" is India before it is a prefix of Indianapolis. */
function namedCountries(codes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>()
  for (const code of codes)
    for (const name of countryNames(code).map(foldText))
      named.set(name, (named.get(name) ?? new Set()).add(code))
  return named
}

/** Folded names of a place: its own, its city's, other names of the city, its supplier's. */
function namesOf(place: AnyPlace): string[] {
  const names = [place.nameEn, place.nameAr, place.cityEn, place.cityAr]
  const own = place.type === 'station' ? [place.supplierName] : []
  const all = [...names, ...cityAliases(place.countryCode, place.cityEn), ...own, place.iata ?? '']
  return [...new Set(all.map(foldText).filter((name) => name !== ''))].flatMap((name) => [
    name,
    ...(name.startsWith('ال') && name.length > 4 ? [name.slice(2)] : []),
  ])
}

/** Words of a folded name, and the name written as one word ("newyork", "abudhabi"). */
function searchWords(name: string): string[] {
  const words = wordsOfName(name)
  return name.length <= 24 && words.length > 1 ? [...words, name.replaceAll(' ', '')] : words
}

/** Words of a name, Arabic ones also without their article. */
function wordsOfName(name: string): string[] {
  return wordsOf(foldText(name)).flatMap((word) =>
    word.startsWith('ال') && word.length > 4 ? [word, word.slice(2)] : [word],
  )
}

/** Places, nearest first. */
export function byDistance(places: readonly AnyPlace[], from: Coordinates): AnyPlace[] {
  return places
    .map((place) => ({ place, km: distanceKm(from, place) }))
    .toSorted((one, other) => one.km - other.km)
    .map(({ place }) => place)
}
