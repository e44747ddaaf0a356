import { TrendingDown } from 'lucide-react'
import type { Money } from '#kernel/money.ts'
import { addDays, daysBetween } from '#kernel/days.ts'
import { guessedCountry } from '#web/app/visitor-country.ts'
import { useSite } from '#web/app/site.tsx'
import { cheaperDay } from '#web/rentals/search-form/cheaper-day.ts'
import { CheaperDayWords } from '#web/rentals/search-form/cheaper-day-words.tsx'
import { pricedRental } from '#web/rentals/search-form/priced-rental.ts'
import { useNeighbourPrices } from '#web/rentals/search-form/use-neighbour-prices.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { resultsUrl, type Choice } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'

type CheaperDayNoteProps = {
  criteria: SearchCriteria
  choice: Choice
  /** The lowest total of everything that this search found; absent with filters. */
  found: Money | undefined
}

/**
 * A note among the results that links to the search of a neighbouring, cheaper pick-up day. Hidden with
 * filters or nearby stations: prices are recorded only for whole searches of a place.
 */
export function CheaperDayNote({ criteria, choice, found }: CheaperDayNoteProps) {
  const { productName, today } = useSite()
  const rental = found ? pricedRental(criteria, guessedCountry(productName)) : null
  const date = criteria.pickup_date
  const prices = useNeighbourPrices(rental, date, 'pricesDuringSearch')
  const best = cheaperDay(prices, { date, found, today })
  if (!rental || !best) return null
  const later = addDays(best.date, daysBetween(date, criteria.dropoff_date))
  const search = { ...criteria, pickup_date: best.date, dropoff_date: later }
  return (
    <p className="mt-3 flex items-center gap-3 rounded-card border border-line bg-paper px-4 py-3 text-sm">
      <TrendingDown aria-hidden="true" className="size-5 shrink-0 text-good" />
      <PageLink to={resultsUrl(search, { ...choice, page: 1 })} className="min-w-0 hover:underline">
        <CheaperDayWords best={best} days={rental.days} />
      </PageLink>
    </p>
  )
}
