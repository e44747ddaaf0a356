import { TrendingDown } from 'lucide-react'
import { use } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useSite } from '#web/app/site.tsx'
import { cheaperDay } from './cheaper-day.ts'
import { CheaperDayWords } from './cheaper-day-words.tsx'
import type { PricedRental } from './priced-rental.ts'
import { useNeighbourPrices } from './use-neighbour-prices.ts'

type CheaperPickUpProps = { rental: PricedRental; start: string; onChoose: (day: string) => void }

/**
 * In the calendar, over the legend so that nothing moves: a neighbouring pick-up day that was seen for less, to take by
 * one press with the same length.
 */
export function CheaperPickUp({ rental, start, onChoose }: CheaperPickUpProps) {
  const { today } = useSite()
  const state = use(RangeCalendarStateContext)
  const best = cheaperDay(useNeighbourPrices(rental, start), { date: start, today })
  // While a drop-off is chosen, the length is another.
  if (!best || state?.anchorDate) return null
  return (
    <button
      type="button"
      onClick={() => onChoose(best.date)}
      className="flex min-h-11 items-center gap-2 rounded-field bg-sand px-3 py-1 text-start text-sm leading-5 hover:bg-sand-deep"
    >
      <TrendingDown aria-hidden="true" className="size-4 shrink-0 text-good" />
      <CheaperDayWords best={best} days={rental.days} />
    </button>
  )
}
