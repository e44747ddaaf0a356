import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES } from '../grid-texts.ts'
import {
  CityGridQuery,
  CityGridReply,
  CountryGridQuery,
  CountryGridReply,
  PlaceGridQuery,
  PlaceGridReply,
  type CityGridRow,
  type CountryGridRow,
  type PlaceGridRow,
} from './places.contract.ts'

const COUNTRY_FILE: ReportFile<CountryGridRow> = {
  title: TITLES.countries,
  fileName: 'countries',
  columns: [
    { heading: HEADINGS.country, kind: 'text', cell: ({ name }) => name },
    { heading: HEADINGS.code, kind: 'code', cell: ({ country_code }) => country_code },
    { heading: HEADINGS.calling_code, kind: 'text', cell: ({ calling_code }) => calling_code },
    { heading: HEADINGS.cities, kind: 'number', cell: ({ cities }) => cities },
  ],
}

const CITY_FILE: ReportFile<CityGridRow> = {
  title: TITLES.cities,
  fileName: 'cities',
  columns: [
    { heading: HEADINGS.city, kind: 'text', cell: ({ name }) => name },
    { heading: HEADINGS.country, kind: 'text', cell: ({ country }) => country },
    { heading: HEADINGS.currency, kind: 'text', cell: ({ currency }) => currency },
    { heading: HEADINGS.time_zone, kind: 'text', cell: ({ time_zone }) => time_zone },
    { heading: HEADINGS.latitude, kind: 'number', cell: ({ latitude }) => latitude },
    { heading: HEADINGS.longitude, kind: 'number', cell: ({ longitude }) => longitude },
  ],
}

const PLACE_FILE: ReportFile<PlaceGridRow> = {
  title: TITLES.places,
  fileName: 'places',
  columns: [
    { heading: HEADINGS.place, kind: 'text', cell: ({ name }) => name },
    { heading: HEADINGS.airport_code, kind: 'code', cell: ({ iata }) => iata },
    { heading: HEADINGS.city, kind: 'text', cell: ({ city }) => city },
    { heading: HEADINGS.latitude, kind: 'number', cell: ({ latitude }) => latitude },
    { heading: HEADINGS.longitude, kind: 'number', cell: ({ longitude }) => longitude },
  ],
}

export const COUNTRY_GRID = {
  path: '/api/o/country/grid',
  summary: 'Countries and territories',
  query: CountryGridQuery,
  reply: CountryGridReply,
  file: COUNTRY_FILE,
} as const

export const CITY_GRID = {
  path: '/api/city/grid',
  summary: 'Cities where trips begin',
  query: CityGridQuery,
  reply: CityGridReply,
  file: CITY_FILE,
} as const

export const PLACE_GRID = {
  path: '/api/place/grid',
  summary: 'Known places and airports, the best matches of a search first',
  query: PlaceGridQuery,
  reply: PlaceGridReply,
  file: PLACE_FILE,
} as const
