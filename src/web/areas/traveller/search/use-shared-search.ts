import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { useSite } from '#web/app/site.tsx'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { rentalLine } from '#web/rentals/shared-rental.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import type { SharedWords } from '#web/shell/shared-link.tsx'
import { resultsUrl, type Choice } from './search-address.ts'

type Shown = {
  criteria: SearchCriteria
  choice: Choice
  place: string
  /** Billed days; absent until the search is known. */
  days: number | undefined
  /** The lowest total on the page, in the visitor's own price; absent if there is none. */
  from: Money | undefined
}

/**
 * Returns the texts of a shared search, with its filters and from the first page. They omit the coupon, which
 * stays its owner's.
 */
export function useSharedSearch({ criteria, choice, place, days, from }: Shown): SharedWords {
  const { t } = useTranslation('share')
  const { language } = useSite()
  const { coupon: _, ...search } = criteria
  const line = rentalLine(
    {
      from: criteria.pickup_date,
      to: criteria.dropoff_date,
      days: days === undefined ? '' : t('terms:count.days', { count: days }),
    },
    language,
  )
  return {
    title: t('share:place', { place }),
    description: line,
    ...(from && { total: t('share:from', { price: formatMoney(from, language) }) }),
    path: resultsUrl(search, { ...choice, page: 1 }),
  }
}
