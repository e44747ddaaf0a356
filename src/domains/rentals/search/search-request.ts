import type { z } from 'zod'
import { currencyById, languageOf } from '#kernel/locale.ts'
import type { SearchRequest } from './search-cars.usecase.ts'
import type { SearchingBody, SearchingQuery } from './search.contract.ts'
import { searchedRental } from './searched-rental.ts'

/** Converts an API call to a search request, without the partner's percentage. */
export function searchRequest(
  query: z.output<typeof SearchingQuery>,
  body: z.output<typeof SearchingBody>,
  defaultCurrency: string,
): Omit<SearchRequest, 'partnerBasisPoints'> {
  const { driverAge = query.driver_age, ...filters } = body.filters
  return {
    ...searchedRental({ ...query, driver_age: driverAge }),
    currency: (query.currency_id && currencyById(query.currency_id)?.code) || defaultCurrency,
    language: languageOf(query.lang_id ?? 1),
    withCreditCard: query.with_credit_card === 'true',
    filters,
    sort: body.sort,
    page: body.page,
    pageSize: body.page_size,
    grouped: body.group === 'car',
    car: body.car,
    waitMs: query.wait_ms,
  }
}
