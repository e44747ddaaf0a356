import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES } from '../grid-words.ts'
import type { CityGridRow, CountryGridRow, PlaceGridRow } from './places.contract.ts'

export const COUNTRY_FILE: ReportFile<CountryGridRow> = {
  title: TITLES.countries,
  fileName: 'countries',
  columns: [
    { heading: HEADINGS.country, kind: 'text', cell: ({ name }) => name },
    { heading: HEADINGS.code, kind: 'code', cell: ({ country_code }) => country_code },
    { heading: HEADINGS.calling_code, kind: 'text', cell: ({ calling_code }) => calling_code },
    { heading: HEADINGS.cities, kind: 'number', cell: ({ cities }) => cities },
  ],
}

export const CITY_FILE: ReportFile<CityGridRow> = {
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

export const PLACE_FILE: ReportFile<PlaceGridRow> = {
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
