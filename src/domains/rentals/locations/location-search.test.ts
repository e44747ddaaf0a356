import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { loadPlaces } from './location.store.ts'
import { createLocationIndex, type LocationIndex } from './location-index.service.ts'
import { countryNames } from './country-names.ts'
import { foldText, wordsOf } from '#kernel/fold-text.ts'
import { aStation } from './station-sample.ts'
import { cityAliases } from './place-aliases.ts'
import type { AnyPlace, Place } from './place.ts'

let places: AnyPlace[]
let index: LocationIndex
beforeAll(async () => {
  const database = await testDatabase()
  places = await loadPlaces(database.db)
  await database.close()
  places.push(
    aStation({ id: 'st-14-dxb', nameEn: 'OK Dubai Airport', cityEn: 'Dubai', parentId: 'DXB', iata: 'DXB' }),
  )
  index = await createLocationIndex(() => Promise.resolve(places))
})

const ids = (typed: string) => index.search(typed, 20).map(({ id }) => id)

test.for([
  { typed: 'dxb', first: 'DXB', why: 'an IATA code' },
  { typed: ' Dxb ', first: 'DXB', why: 'an IATA code with spaces' },
  { typed: 'dubai', first: 'city-ae-dubai', why: 'a city of several airports' },
  { typed: 'london', first: 'city-gb-london', why: 'the best-known city of a name' },
  { typed: 'heathrow london', first: 'LHR', why: 'words in any order' },
  { typed: 'heathr', first: 'LHR', why: 'a word only begun' },
  { typed: 'malaga', first: 'AGP', why: 'an accent left out' },
  { typed: 'krakow', first: 'KRK', why: 'an accent left out' },
  { typed: 'düsseldorf', first: 'DUS', why: 'an accent the airport’s name leaves out' },
  { typed: 'LON', first: 'city-gb-london', why: 'the code of all of a city’s airports' },
  { typed: 'nyc', first: 'city-us-new-york', why: 'the code of all of a city’s airports' },
  { typed: 'newyork', first: 'city-us-new-york', why: 'two words written as one' },
  { typed: 'mallorca', first: 'PMI', why: 'an island' },
  { typed: 'دبي', first: 'city-ae-dubai', why: 'an Arabic name' },
  { typed: 'مطار دبي', first: 'DXB', why: 'an Arabic airport' },
  { typed: 'الكويت', first: 'KWI', why: 'an Arabic country and city' },
  { typed: 'قاهره', first: 'city-eg-cairo', why: 'no article, ha for ta marbuta' },
  { typed: 'اسطنبول', first: 'city-tr-istanbul', why: 'a bare alef' },
  { typed: 'عَمَّان', first: 'city-jo-amman', why: 'vowel marks' },
  { typed: 'الـــرياض', first: 'RUH', why: 'tatweel' },
  { typed: 'أبو ظبي', first: 'AUH', why: 'a second spelling' },
  { typed: 'spain', first: 'MAD', why: 'a country, not the end of a port’s name' },
  { typed: 'india', first: 'DEL', why: 'a country whose name begins a city’s' },
  { typed: 'تركيا', first: 'city-tr-istanbul', why: 'a country in Arabic' },
  { typed: 'barcelona spain', first: 'BCN', why: 'a city and its country' },
  { typed: 'uae', first: 'city-ae-dubai', why: 'a country’s short name' },
  { typed: 'thrittle', first: undefined, why: 'nothing has that name' },
])('$typed finds $first: $why', ({ typed, first }) => {
  expect(ids(typed)[0]).toBe(first)
})

test('a station is found, after every airport and city', () => {
  const found = index.search('dubai', 20)
  expect(found.at(-1)?.id).toBe('st-14-dxb')
  expect(ids('ok mobility')).toEqual(['st-14-dxb'])
})

test('any airport comes first under its IATA code', () => {
  const airports = places.filter(({ type }) => type === 'airport')
  for (const { id, iata } of airports) expect(index.search(iata ?? '', 1)[0]?.id).toBe(id)
})

const anyPlace = () => fc.nat().map((at) => places[at % places.length] as Place)
const anyTyped = () =>
  fc
    .tuple(
      anyPlace(),
      fc.constantFrom('nameEn', 'nameAr', 'cityEn', 'cityAr'),
      fc.integer({ min: 1, max: 24 }),
    )
    .map(([place, field, length]) => String(place[field as keyof Place]).slice(0, length))

test('accents, capitals and vowel marks never change the answer', () => {
  fc.assert(
    fc.property(
      anyTyped(),
      fc.array(fc.constantFrom('\u0301', '\u0308', '\u064e', '\u0651', '')),
      (typed, marks) => {
        const folded = foldText(typed)
        const accented = Array.from(folded, (letter, at) => letter + (marks[at] ?? '')).join('')
        expect(ids(accented)).toEqual(ids(folded))
        expect(ids(typed)).toEqual(ids(folded))
        expect(ids(folded.toUpperCase())).toEqual(ids(folded))
      },
    ),
    { numRuns: 300 },
  )
})

test('every answer holds every typed word', () => {
  fc.assert(
    fc.property(fc.oneof(anyTyped(), fc.string({ maxLength: 6 })), (typed) => {
      const words = wordsOf(foldText(typed))
      for (const place of index.search(typed, 20)) {
        const held = foldText(textsOf(place).join(' '))
        const joined = textsOf(place).map((text) => foldText(text).replaceAll(' ', ''))
        for (const word of words) expect([held, ...joined].some((text) => text.includes(word))).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('a place is found by its own full name', () => {
  fc.assert(
    fc.property(anyPlace(), (place) => {
      const found = index.search(place.nameEn, 100).map(({ nameEn }) => foldText(nameEn))
      expect(found.slice(0, 20)).toContain(foldText(place.nameEn))
    }),
    { numRuns: 300 },
  )
})

test('equal matches stand nearest first when a point is given', () => {
  const portlands = index.search('portland', 2, { latitude: 43.6, longitude: -70.2 })
  expect(portlands.map(({ countryCode, timeZone }) => [countryCode, timeZone])).toEqual([
    ['US', 'America/New_York'],
    ['US', 'America/New_York'],
  ])
})

function textsOf(place: AnyPlace): string[] {
  return [
    place.iata ?? '',
    place.nameEn,
    place.nameAr,
    place.cityEn,
    place.cityAr,
    ...cityAliases(place.countryCode, place.cityEn),
    ...countryNames(place.countryCode),
    place.type === 'station' ? place.supplierName : '',
  ]
}
