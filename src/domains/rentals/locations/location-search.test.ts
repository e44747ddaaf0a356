import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { loadPlaces } from './location.store.ts'
import { createLocationIndex, type LocationIndex } from './location-index.service.ts'
import { countryNames } from './country-names.ts'
import { foldText, wordsOf } from '#kernel/fold-text.ts'
import { finish } from '#kernel/steps.ts'
import { createNearestWords, errorsIn } from './nearest-words.ts'
import { otherNames, ownNames } from './place-names.ts'
import { aStation } from '#testing/builders/rentals/station-sample.ts'
import type { AnyPlace, Place } from './place.ts'

let places: AnyPlace[]
let index: LocationIndex
beforeAll(async () => {
  const database = await testDatabase()
  places = await loadPlaces(database.db)
  await database.close()
  index = await createLocationIndex(() => Promise.resolve(places))
})

const ids = (entered: string) => index.search(entered, 20).map(({ id }) => id)

test.for([
  { entered: 'dxb', first: 'DXB', why: 'an IATA code' },
  { entered: ' Dxb ', first: 'DXB', why: 'an IATA code with spaces' },
  { entered: 'dubai', first: 'city-ae-dubai', why: 'a city of several airports' },
  { entered: 'london', first: 'city-gb-london', why: 'the best-known city of a name' },
  { entered: 'heathrow london', first: 'LHR', why: 'words in any order' },
  { entered: 'heathr', first: 'LHR', why: 'a word only begun' },
  { entered: 'malaga', first: 'AGP', why: 'an accent left out' },
  { entered: 'krakow', first: 'KRK', why: 'an accent left out' },
  { entered: 'düsseldorf', first: 'DUS', why: 'an accent the airport’s name leaves out' },
  { entered: 'LON', first: 'city-gb-london', why: 'the code of all of a city’s airports' },
  { entered: 'nyc', first: 'city-us-new-york', why: 'the code of all of a city’s airports' },
  { entered: 'newyork', first: 'city-us-new-york', why: 'two words written as one' },
  { entered: 'mallorca', first: 'PMI', why: 'an island' },
  { entered: 'دبي', first: 'city-ae-dubai', why: 'an Arabic name' },
  { entered: 'مطار دبي', first: 'DXB', why: 'an Arabic airport' },
  { entered: 'الكويت', first: 'KWI', why: 'an Arabic country and city' },
  { entered: 'قاهره', first: 'city-eg-cairo', why: 'no article, ha for ta marbuta' },
  { entered: 'اسطنبول', first: 'city-tr-istanbul', why: 'a bare alef' },
  { entered: 'عَمَّان', first: 'city-jo-amman', why: 'vowel marks' },
  { entered: 'الـــرياض', first: 'RUH', why: 'tatweel' },
  { entered: 'أبو ظبي', first: 'AUH', why: 'a second spelling' },
  { entered: 'spain', first: 'MAD', why: 'a country, not the end of a port’s name' },
  { entered: 'india', first: 'DEL', why: 'a country whose name begins a city’s' },
  { entered: 'تركيا', first: 'city-tr-istanbul', why: 'a country in Arabic' },
  { entered: 'barcelona spain', first: 'BCN', why: 'a city and its country' },
  { entered: 'uae', first: 'city-ae-dubai', why: 'a country’s short name' },
  { entered: 'thrittle', first: undefined, why: 'nothing has that name' },
  { entered: 'londn', first: 'city-gb-london', why: 'a letter left out' },
  { entered: 'lodnon', first: 'city-gb-london', why: 'two letters that changed places' },
  { entered: 'heatrow', first: 'LHR', why: 'a letter left out of an airport’s name' },
  { entered: 'barcelonna', first: 'BCN', why: 'a letter too many' },
  { entered: 'barcelonna spian', first: 'BCN', why: 'two mistyped words' },
  { entered: 'edinbourg', first: 'EDI', why: 'two errors in a long word' },
  { entered: 'Dubay', first: 'city-ae-dubai', why: 'another spelling' },
  { entered: 'ميونيخ', first: 'MUC', why: 'another spelling in Arabic' },
  { entered: 'لندنن', first: 'city-gb-london', why: 'a letter too many in Arabic' },
  { entered: 'heathrow terminal 5', first: 'LHR', why: 'a terminal' },
  { entered: 'LHR T5', first: 'LHR', why: 'a terminal of a code' },
  { entered: 'مطار هيثرو مبنى 5', first: 'LHR', why: 'a terminal in Arabic' },
  { entered: 'Muenchen', first: 'MUC', why: 'an umlaut as two letters' },
  { entered: 'Koeln', first: 'CGN', why: 'an umlaut as two letters' },
  { entered: 'Zuerich', first: 'ZRH', why: 'an umlaut as two letters' },
  { entered: 'Malmoe', first: 'city-se-malmo', why: 'an umlaut as two letters' },
  { entered: 'Kiev', first: 'city-ua-kyiv', why: 'a name of before' },
  { entered: 'Moskva', first: 'city-ru-moscow', why: 'a city’s name in its own language' },
  { entered: 'Jiddah', first: 'JED', why: 'another transcription' },
  { entered: 'Al Kuwayt', first: 'KWI', why: 'another transcription' },
  { entered: 'Londres', first: 'city-gb-london', why: 'a name in French' },
  { entered: 'Ft Lauderdale', first: 'FLL', why: 'fort abbreviated' },
  { entered: 'Saint Louis', first: 'city-us-st-louis', why: 'saint written out' },
  { entered: 'St Petersburg', first: 'LED', why: 'saint abbreviated' },
  { entered: 'arcelona', first: 'BCN', why: 'the first letter left out' },
  { entered: 'abrcelona', first: 'BCN', why: 'the first two letters changed places' },
  { entered: 'سلالة', first: 'SLL', why: 'a first letter that sounds like it' },
  { entered: 'Ginevra', first: 'GVA', why: 'another name of a city that GeoNames lists as Genève' },
  { entered: 'Rodos', first: 'RHO', why: 'another name of a city that GeoNames lists as Ródos' },
  { entered: 'الفجيره', first: 'FJR', why: 'an Arabic name without its dots' },
  { entered: 'Philidelphia', first: 'PHL', why: 'its own name before one of Amman in antiquity' },
  { entered: 'Sankt Petersburg', first: 'LED', why: 'a name in German, and not the saint of Florida' },
  { entered: 'Washington DC', first: 'city-us-washington', why: 'its district' },
  { entered: 'مكه', first: 'JED', why: 'the airport of a city that has none' },
  { entered: 'heathrow, terminal five', first: 'LHR', why: 'a terminal in words' },
  { entered: 'DXB terminal 3 arrivals', first: 'DXB', why: 'a hall of a terminal' },
  { entered: 'مطار دبي مبنى رقم ٣', first: 'city-ae-dubai', why: 'a terminal by its number in Arabic' },
  { entered: 'gatwick north terminal', first: 'LGW', why: 'a terminal by its side' },
  { entered: 'marid', first: 'MAD', why: 'a whole name before the beginnings of others' },
  { entered: 'apris', first: 'city-fr-paris', why: 'a first letter that changed places, of a whole name' },
  { entered: 'dbai', first: 'city-ae-dubai', why: 'a name, and no airport’s code with a letter more' },
  { entered: 'Muinch', first: 'MUC', why: 'the best known of the names that are as near' },
  { entered: 'krachi', first: 'KHI', why: 'its own name before a near one in another language' },
  { entered: 'Kwait', first: 'KWI', why: 'a letter left out' },
  { entered: 'sna diego', first: 'SAN', why: 'a mistyped word too short to tell alone' },
  { entered: 'los angels', first: 'LAX', why: 'a mistyped word that another name has' },
  { entered: 'nwe york airport', first: 'city-us-new-york', why: 'the same beside a word for an airport' },
  { entered: 'Charles degaule', first: 'CDG', why: 'two words as one, mistyped' },
  { entered: 'Pt Harcourt', first: 'PHC', why: 'port abbreviated' },
  { entered: 'لنن', first: 'city-gb-london', why: 'three Arabic letters of a name of four' },
  { entered: 'شم الشيخ', first: 'SSH', why: 'two Arabic letters of a word of three' },
  { entered: 'فينا', first: 'VIE', why: 'a whole name before the beginning of Venice' },
  { entered: 'الکویت', first: 'KWI', why: 'Persian kaf and ya' },
  { entered: 'الطاءف', first: 'TIF', why: 'another seat of the hamza' },
  { entered: 'دقم', first: 'DQM', why: 'an Arabic name of an airport without a city beside it' },
  { entered: 'دلهي', first: 'DEL', why: 'the best known of one name’s airports' },
  { entered: 'الخبر', first: 'DMM', why: 'a town without an airport' },
  { entered: 'Ajman', first: 'SHJ', why: 'a town without an airport' },
  { entered: 'Zaventem', first: 'BRU', why: 'the town that an airport stands in' },
  { entered: 'KLIA', first: 'KUL', why: 'what an airport is called for short' },
  { entered: 'Deutschland', first: 'FRA', why: 'a country in its own language' },
  { entered: 'España', first: 'MAD', why: 'a country in its own language' },
  { entered: 'Österreich', first: 'VIE', why: 'a country in its own language' },
])('$entered finds $first: $why', ({ entered, first }) => {
  expect(ids(entered)[0]).toBe(first)
})

test('places with a desk come first, those without are found too, and a desk is no place to search from', async () => {
  const desks = [aStation({ id: 'st-14-dxb', nameEn: 'OK Dubai Airport' }), aStation({ id: 'st-11-dxb' })]
  const served = await createLocationIndex(() => Promise.resolve([...places, ...desks]))
  const found = (entered: string) => served.search(entered, 20).map(({ id }) => id)
  expect(found('dxb')).toEqual(['DXB'])
  expect(found('dubai').slice(0, 3)).toEqual(['city-ae-dubai', 'DXB', 'DWC'])
  expect(found('lhr')).toEqual(['LHR'])
  expect(found('prague')[0]).toBe('PRG')
  expect(found('ok mobility')).toEqual([])
  expect(
    served
      .wellKnown(100)
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['city-ae-dubai', 'DXB'])
  expect(served.searchStations('dubai ok', 20).map(({ id }) => id)).toEqual(['st-14-dxb', 'st-11-dxb'])
  expect(served.find('LHR')?.id).toBe('LHR')
})

test.for(['En', 'Ar'] as const)('rows that remain alike say what differs, in %s', (language) => {
  const rows = places.map((place) =>
    [place.type, place.iata, place[`name${language}`], place[`city${language}`], place.countryCode].join('|'),
  )
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
})

test.for([
  { entered: 'londn', word: 'london', errors: 1 },
  { entered: 'lodnon', word: 'london', errors: 1 },
  { entered: 'lomdon', word: 'london', errors: 1 },
  { entered: 'heatr', word: 'heathrow', errors: 1 },
  { entered: 'london', word: 'londonderry', errors: 0 },
  { entered: 'paris', word: 'london', errors: 3 },
])('$entered is $errors errors from $word, of whose end nothing is missed', ({ entered, word, errors }) => {
  expect(errorsIn(entered, word, 2)).toBe(errors)
})

test('any airport comes first under its IATA code', () => {
  const airports = places.filter(({ type }) => type === 'airport')
  for (const { id, iata } of airports) expect(index.search(iata ?? '', 1)[0]?.id).toBe(id)
})

const anyPlace = () => fc.nat().map((at) => places[at % places.length] as Place)
const anyEntered = () =>
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
      anyEntered(),
      fc.array(fc.constantFrom('\u0301', '\u0308', '\u064e', '\u0651', '')),
      (entered, marks) => {
        const folded = foldText(entered)
        const accented = Array.from(folded, (letter, at) => letter + (marks[at] ?? '')).join('')
        expect(ids(accented)).toEqual(ids(folded))
        expect(ids(entered)).toEqual(ids(folded))
        expect(ids(folded.toUpperCase())).toEqual(ids(folded))
      },
    ),
    { numRuns: 300 },
  )
})

test('every answer holds every typed word, unless none has words that begin so', () => {
  fc.assert(
    fc.property(fc.oneof(anyEntered(), fc.string({ maxLength: 6 })), (entered) => {
      const words = wordsOf(foldText(entered))
      const answers = index.search(entered, 20).map((place) => {
        const texts = textsOf(place)
        const spellings = [texts.join(' '), ...texts.map((text) => text.replaceAll(' ', ''))]
        return {
          begins: words.every((word) => spellings.some((text) => ` ${text}`.includes(` ${word}`))),
          holds: words.every((word) => spellings.some((text) => text.includes(word))),
        }
      })
      if (answers.some(({ begins }) => begins)) expect(answers.filter(({ holds }) => !holds)).toEqual([])
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

test('of few known words each is the one that a mistyped word was meant as', () => {
  const nearest = finish(createNearestWords(['dubai', 'doha', 'muscat', 'jeddah']))
  for (const [entered, word] of [
    ['dubia', 'dubai'],
    ['dohaa', 'doha'],
    ['jedah', 'jeddah'],
  ] as const)
    expect(nearest(entered)[0]?.word).toBe(word)
})

test('equal matches stand nearest first when a point is given', () => {
  const portlands = index.search('portland', 2, { latitude: 43.6, longitude: -70.2 })
  expect(portlands.map(({ countryCode, timeZone }) => [countryCode, timeZone])).toEqual([
    ['US', 'America/New_York'],
    ['US', 'America/New_York'],
  ])
})

function textsOf(place: AnyPlace): string[] {
  const city = index.find(place.parentId ?? '') ?? place
  return [...ownNames(place), ...otherNames(city), ...countryNames(place.countryCode).map(foldText)]
}
