import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import { countryNames } from './country-names.ts'
import { foldText, wordsOf } from '#kernel/fold-text.ts'
import { mapInSteps, type Steps } from '#kernel/steps.ts'
import { createNearestWords } from './nearest-words.ts'
import { asOneWord, otherNames, ownNames, searchWords, wordsOfName } from './place-names.ts'
import type { AnyPlace } from './place.ts'
import { createVocabulary } from './vocabulary.ts'

/** Match quality of a place for the search text; smaller is better. */
const TIER = {
  iata: 0,
  wholeName: 1,
  wholeOtherName: 2,
  wholeCountry: 3,
  nameBegins: 4,
  words: 5,
  country: 6,
  contains: 7,
} as const

/**
 * Words for a part of a place or for its purpose. They count in a place's own name, and are ignored if a search with
 * them finds nothing.
 */
const FILLERS: ReadonlySet<string> = new Set(
  `airport terminal term intl international station city downtown centre center car cars rental rent hire desk
  arrivals departures hall gate north south east west one two three four five
  مطار مبني المبني صاله الصاله محطه مدينه وسط تاجير سيارات رقم العاصمه الوصول المغادره`.split(/\s+/),
)
const TERMINAL = /^t?\d{1,2}[a-e]?$/

/** A word of the search text with its possible corrections. */
type Alternatives = readonly string[]

/**
 * Finds places matching every word of the search text, best first. With `as_typed`, no word is corrected or left out.
 */
export type PlaceSearch = (entered: string, limit: number, near?: Coordinates, how?: 'as_typed') => AnyPlace[]

/**
 * Builds an in-memory index over places, which are in the order of equal matches. Words match in any order and by
 * prefix. Ranking: exact IATA code, whole name, city or country, name prefix, word prefixes, country, words within. If
 * nothing is found, the search is retried without words such as "terminal 5". After that it tries the nearest known
 * words in place of mistyped ones, its words joined, and matches within words. With `near`, equal matches are sorted
 * nearest first. `cities` have the other names of the airports' cities. All places of the world take about a second,
 * therefore in steps.
 */
export function* createPlaceSearch(
  places: readonly AnyPlace[],
  cities: ReadonlyMap<string, Pick<AnyPlace, 'otherNames'>> = new Map(),
): Steps<PlaceSearch> {
  const names = yield* mapInSteps(places, ownNames)
  const others = yield* mapInSteps(places, (place) => otherNames(cities.get(place.parentId ?? '') ?? place))
  const nameWords = yield* createVocabulary(yield* mapInSteps(names, (own) => own.flatMap(wordsOfName)))
  const otherWords = yield* createVocabulary(
    yield* mapInSteps(others, (other, at) => [
      ...(names[at] ?? []).flatMap(asOneWord),
      ...other.flatMap(searchWords),
    ]),
  )
  const countries = [...new Set(places.map(({ countryCode }) => countryCode))]
  const countryWords = new Map(countries.map((code) => [code, countryNames(code).flatMap(wordsOfName)]))
  const placeCountryWords = yield* createVocabulary(
    places.map(({ countryCode }) => countryWords.get(countryCode) ?? []),
  )
  const iatas = places.map(({ iata }) => iata?.toLowerCase() ?? null)
  // In the order of the places, so that of equally near words the best-known place's comes first. IATA codes are
  // excluded: a mistyped name is not a code.
  const ownWords = yield* mapInSteps(names, (own, at) =>
    own.filter((name) => name !== iatas[at]).flatMap(searchWords),
  )
  const wordsOfOthers = yield* mapInSteps(others, (other) => other.flatMap(searchWords))
  const nearestWords = yield* createNearestWords(
    new Set([...ownWords, ...wordsOfOthers, ...countryWords.values()].flat()),
  )
  const countriesByName = indexCountries(countries)
  /** Number of leading search words that a place has matched so far. */
  const matched = new Uint8Array(places.length)
  const tiers = new Uint8Array(places.length)

  return (entered, limit, near, how) => {
    const query = foldText(entered)
    const words = [...new Set(wordsOf(query))]
    if (words.length === 0 || words.length > 200) return []
    // Unknown words first: a word that no name contains ends the search immediately.
    words.sort((one, other) => Number(isKnown(one)) - Number(isKnown(other)))
    const found = findPlaces(words, query, limit, how)
    return bestFirst(found, limit, near)
  }

  function findPlaces(words: readonly string[], query: string, limit: number, how?: 'as_typed'): number[] {
    const asEntered = words.map((word) => [word])
    const begun = refined(matching(asEntered, false), [query])
    if (begun.length >= limit) return begun
    if (begun.length > 0) return [...begun, ...containing(asEntered, begun)]
    if (how === 'as_typed') return []
    const significant = words.filter((word) => !FILLERS.has(word) && !TERMINAL.test(word))
    if (significant.length > 0 && significant.length < words.length)
      return findPlaces(significant, significant.join(' '), limit)
    const corrected = placesNear(words, query)
    if (corrected.length > 0) return corrected
    const inOneWord = words.length > 1 ? placesNear([query.replaceAll(' ', '')]) : []
    return inOneWord.length > 0 ? inOneWord : containing(asEntered, [])
  }

  /** Finds places by the nearest known words, if any word was mistyped. */
  function placesNear(words: readonly string[], query = words.join(' ')): number[] {
    const matches = words.map((word) => (isKnown(word) ? [{ word, isWhole: true }] : nearestWords(word)))
    const found = matching(
      matches.map((near) => near.map(({ word }) => word)),
      false,
    )
    const whole = matches.map((near) => near.filter(({ isWhole }) => isWhole))
    const corrected = Array.from({ length: Math.max(...whole.map(({ length }) => length)) }, (_, rank) => {
      const wordFor = new Map(words.map((word, at) => [word, (whole[at]?.[rank] ?? whole[at]?.[0])?.word]))
      return wordsOf(query)
        .map((word) => wordFor.get(word) ?? word)
        .join(' ')
    })
    return refined(found, corrected)
  }

  /** Improves the tiers of places that match each word, by the best match with one of the whole texts. */
  function refined(found: number[], queries: readonly string[]): number[] {
    for (const at of found) {
      const tier = tiers[at] ?? TIER.words
      tiers[at] = Math.min(tier, ...queries.map((query) => refinedTier(at, query, tier)))
    }
    return found
  }

  /** Returns true if a name or a country has a word with this prefix. */
  function isKnown(word: string): boolean {
    return [nameWords, otherWords, placeCountryWords].some((vocabulary) => vocabulary.has(word))
  }

  /** Sorts matches by tier. Both result lists keep the order of the places, so that equal matches need no sorting. */
  function bestFirst(found: readonly number[], limit: number, near: Coordinates | undefined): AnyPlace[] {
    const groups: AnyPlace[][] = []
    for (const at of found) {
      const place = places[at]
      if (place) (groups[tiers[at] ?? 0] ??= []).push(place)
    }
    const best: AnyPlace[] = []
    for (const group of groups) {
      if (group === undefined) continue
      best.push(...(near ? byDistance(group, near) : group.slice(0, limit)))
      if (best.length >= limit) break
    }
    return best.slice(0, limit)
  }

  /** Finds places that match each word, in their names or their country; sets their tier to `words` or `country`. */
  function matching(words: readonly Alternatives[], inside: boolean): number[] {
    matched.fill(0)
    tiers.fill(TIER.words)
    for (const [before, matches] of words.entries()) {
      let any = false
      for (const word of matches) {
        const mark = (at: number) => {
          if (matched[at] !== before) return false
          matched[at] = before + 1
          any = true
          return true
        }
        nameWords.visit(word, inside, mark)
        // Names in other languages match only by prefix: travellers are unlikely to know their inner parts.
        if (!inside) otherWords.visit(word, inside, mark)
        placeCountryWords.visit(word, inside, (at) => {
          if (mark(at)) tiers[at] = TIER.country
        })
      }
      if (!any) return []
    }
    const found: number[] = []
    for (let at = 0; at < matched.length; at++) if (matched[at] === words.length) found.push(at)
    return found
  }

  /** Finds places that contain each word within their words, except those in `begun`. */
  function containing(words: readonly Alternatives[], begun: readonly number[]): number[] {
    if (words.every(([word = '']) => word.length < 3)) return []
    const known = new Set(begun)
    const tiered = begun.map((at) => [at, tiers[at] ?? TIER.words] as const)
    const more = matching(words, true).filter((at) => !known.has(at))
    for (const at of more) tiers[at] = TIER.contains
    for (const [at, tier] of tiered) tiers[at] = tier
    return more
  }

  function refinedTier(at: number, query: string, tier: number): number {
    if (iatas[at] === query) return TIER.iata
    const own = names[at] ?? []
    if (own.includes(query)) return TIER.wholeName
    if (countriesByName.get(query)?.has(places[at]?.countryCode ?? '')) return TIER.wholeCountry
    if (others[at]?.includes(query)) return TIER.wholeOtherName
    return own.some((name) => name.startsWith(query)) ? TIER.nameBegins : tier
  }
}

/** Maps each whole folded country name to its countries: "india" is India before it is a prefix of Indianapolis. */
function indexCountries(codes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>()
  for (const code of codes)
    for (const name of countryNames(code).map(foldText))
      byName.set(name, (byName.get(name) ?? new Set()).add(code))
  return byName
}

/** Sorts places by distance, nearest first. */
export function byDistance<Place extends Coordinates>(places: readonly Place[], from: Coordinates): Place[] {
  return places
    .map((place) => ({ place, km: distanceKm(from, place) }))
    .toSorted((one, other) => one.km - other.km)
    .map(({ place }) => place)
}
