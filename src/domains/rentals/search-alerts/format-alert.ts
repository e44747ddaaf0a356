import { choiceWords } from '#domains/translations/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { WatchedSearch } from '../mails/alert-mail.ts'
import type { PriceMailsAbout } from '../price-mails/price-mails.contract.ts'
import { filtersInWords, type FilterNames } from '../search/filters-in-words.ts'
import type { SearchAlert } from './search-alert.ts'

/** Formats the search of an alert for its mails and its page. */
export function formatAlert(
  { places, plans }: Pick<App, 'places' | 'plans'>,
  { search, most }: Pick<SearchAlert, 'search' | 'most'>,
  language: Language,
): WatchedSearch {
  const { placeId, dropOffPlaceId, pickUpAt, dropOffAt, filters, withCreditCard } = search
  const nameOf = (id: string) => places.location(id, language)?.name ?? id
  const names: FilterNames = {
    supplier: (code) => plans.find(({ supplier }) => supplier.code === code)?.supplier.name ?? null,
    station: (id) => places.station(id, language)?.name ?? null,
  }
  return {
    place: nameOf(placeId),
    dropOffPlace: dropOffPlaceId === placeId ? null : nameOf(dropOffPlaceId),
    pickUpAt,
    dropOffAt,
    most,
    conditions: [
      ...filtersInWords(filters, names, language),
      ...(withCreditCard ? [] : [choiceWords('without_card', language)]),
    ],
  }
}

/** Converts the formatted search to API format, for the page of a mailed link. */
export function searchShown(search: WatchedSearch): PriceMailsAbout['search'] {
  const { place, dropOffPlace, pickUpAt, dropOffAt, most, conditions } = search
  return {
    place,
    dropoff_place: dropOffPlace,
    pickup_at: pickUpAt,
    dropoff_at: dropOffAt,
    most,
    conditions: [...conditions],
  }
}
