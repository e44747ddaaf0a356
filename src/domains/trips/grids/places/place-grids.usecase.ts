import { placeName } from '#kernel/place-name.ts'
import { deskIn, leadMinutesIn } from '#domains/fares/public.ts'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { z } from 'zod'
import { countryName, countryNames } from '#domains/rentals/public.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { byText, pageOf } from '../grid-page.ts'
import { listCities, listPlaces } from './place-grid.store.ts'
import { bestMatches } from './place-search.ts'
import type { CityGridQuery, CountryGridQuery, PlaceGridQuery } from './places.contract.ts'

type Reader = { language: Language }

/** Returns a page of the grid of countries. */
export async function countryGrid(
  { db }: Pick<App, 'db'>,
  query: z.infer<typeof CountryGridQuery>,
  { language }: Reader,
) {
  const cities = await listCities(db)
  const codes = searched(
    COUNTRY_CODES.map((code) => ({ code })),
    query.search,
    ({ code }) => [code, ...countryNames(code)],
  )
  const rows = codes.map(({ code }) => ({
    country_code: code,
    name: countryName(code, language),
    calling_code: isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null,
    cities: cities.filter(({ country_code }) => country_code === code).length,
  }))
  return pageOf(rows, query, {
    name: byText(({ name }) => name),
    country_code: byText(({ country_code }) => country_code),
  })
}

/** Returns a page of the grid of cities. */
export async function cityGrid(
  { db }: Pick<App, 'db'>,
  query: z.infer<typeof CityGridQuery>,
  { language }: Reader,
) {
  const { search, country_code: code } = query
  const all = (await listCities(db)).filter((city) => code === undefined || city.country_code === code)
  const rows = searched(all, search, ({ name_en, name_ar }) => [name_en, name_ar]).map(
    ({ id, name_en, name_ar, desk, lead_minutes, ...city }) => ({
      city_id: id,
      name: placeName({ en: name_en, ar: name_ar }, language),
      country: countryName(city.country_code, language),
      ...city,
      desk: deskIn(desk, language),
      lead_minutes: leadMinutesIn(lead_minutes),
    }),
  )
  return pageOf(rows, query, {
    name: byText(({ name }) => name),
    country: byText(({ country, name }) => `${country} ${name}`),
  })
}

/** Returns a page of the grid of places. */
export async function placeGrid(
  { db }: Pick<App, 'db'>,
  query: z.infer<typeof PlaceGridQuery>,
  { language }: Reader,
) {
  const { search = '', city_id: cityId, kind } = query
  const all = (await listPlaces(db, cityId)).filter((place) => kind === undefined || place.kind === kind)
  const found =
    search === ''
      ? all
      : bestMatches(all, search, (place) => ({
          code: place.iata,
          names: [place.name_en, place.name_ar],
          around: [place.city_en, place.city_ar, ...countryNames(place.country_code)],
        }))
  const rows = found.map((place) => ({
    place_id: place.id,
    kind: place.kind,
    name: placeName({ en: place.name_en, ar: place.name_ar }, language),
    iata: place.iata,
    city_id: place.city_id,
    city: placeName({ en: place.city_en, ar: place.city_ar }, language),
    latitude: place.latitude,
    longitude: place.longitude,
  }))
  // The order of the search results is already best first.
  return pageOf(rows, query, { name: byText(({ name }) => name) })
}

/** Returns the rows that match a search, in their order, or all rows without a search. */
function searched<Row extends object>(
  rows: readonly Row[],
  search: string | undefined,
  names: (row: Row) => readonly string[],
): readonly Row[] {
  if (search === undefined || search === '') return rows
  const found = new Set(bestMatches(rows, search, (row) => ({ code: null, names: names(row), around: [] })))
  return rows.filter((row) => found.has(row))
}
