import { TrendingDown } from 'lucide-react'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { addDays, daysBetween, isDay } from '#kernel/days.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { Calendar, type CalendarClassNames } from '#ui/calendar/calendar.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { visitorDay } from '#ui/formats/wall-time.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { withPickUpDay } from './period.ts'
import type { PricedRental } from './priced-rental.ts'
import { cheaperDay } from './cheaper-day.ts'
import { CheaperDayWords } from './cheaper-day-words.tsx'
import { useNeighbourPrices } from './use-neighbour-prices.ts'
import { PriceNotes } from './price-notes.tsx'

type PeriodCalendarProps = {
  anchor: RefObject<HTMLElement | null>
  /** `YYYY-MM-DD`; either is '' while it is not chosen. */
  start: string
  end: string
  /** The day to choose first: the pick-up, and then the drop-off; or only the drop-off. */
  from: 'pickup' | 'dropoff'
  /** Max days until the pick-up. */
  maxDaysAhead: number
  /** Max rental days. */
  longestDays: number
  /** The rental whose prices are below the pick-up days; null: no prices. */
  priced: PricedRental | null
  onChange: (start: string, end: string) => void
  onClose: () => void
}

const wideWindow = () => window.matchMedia('(min-width: 48rem)')
const isWide = () => wideWindow().matches
function watchWidth(changed: () => void) {
  const watched = wideWindow()
  watched.addEventListener('change', changed)
  return () => watched.removeEventListener('change', changed)
}

/**
 * Two months (one on small screens) to choose the days of a rental from, starting today. A pick-up day takes
 * effect at once, so that it stays if the calendar is closed before a drop-off is chosen.
 */
export default function PeriodCalendar({
  anchor,
  start,
  end,
  from,
  maxDaysAhead,
  longestDays,
  priced,
  onChange,
  onClose,
}: PeriodCalendarProps) {
  const { t } = useTranslation('home')
  const { language, today } = useSite()
  const wide = useSyncExternalStore(watchWidth, isWide)
  const isKnown = isDay(start) && isDay(end)
  const shown = isKnown ? { start, end } : { start: '', end: '' }
  const [isPickUpFixed] = useState(isKnown && from === 'dropoff')
  const [pickUp, setPickUp] = useState(isPickUpFixed ? start : null)
  // Choosing days changes the form, but not the request made when it opened.
  const [rental] = useState(priced)
  const changeTo = (pickUpDay: string, dropOffDay: string) => {
    onChange(pickUpDay, dropOffDay)
    onClose()
  }
  const choose = (day: string) => {
    if (pickUp !== null) return changeTo(...inOrder(pickUp, day))
    const period = withPickUpDay({ pickup_date: start, dropoff_date: end }, day)
    setPickUp(day)
    onChange(period.pickup_date, period.dropoff_date)
  }
  return (
    <I18nProvider locale={localeOf(language)}>
      <Popover
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={anchor}
        placement="bottom start"
        offset={8}
        className="z-30 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-paper p-3 text-ink shadow-floating outline-none md:p-4"
      >
        <Dialog aria-label={t('form.choose_days')} className="outline-none">
          <Calendar
            {...shown}
            anchor={pickUp}
            // The drop-off cannot be before the pick-up; a traveller west of the server may still be on the day before.
            first={isPickUpFixed ? start : inOrder(today, visitorDay())[0]}
            last={isPickUpFixed ? addDays(start, longestDays) : addDays(today, maxDaysAhead)}
            focused={isPickUpFixed ? end : shown.start}
            count={wide ? 2 : 1}
            onChoose={choose}
            prompt={
              <p aria-live="polite" className="text-center text-xs text-ink-soft">
                {t(pickUp === null ? 'form.choose_pickup_day' : 'form.choose_dropoff_day')}
              </p>
            }
            // While a drop-off is being chosen, the prices of pick-up days would belong to other rentals.
            renderMonth={(month, render) => (
              <PriceNotes rental={pickUp === null ? rental : null} month={month}>
                {render}
              </PriceNotes>
            )}
            classNames={CLASS_NAMES}
          />
          {rental && (
            <div className="mt-3 grid w-0 min-w-full border-t border-line pt-2 *:[grid-area:1/1] has-[button]:[&>p]:opacity-0">
              <Legend days={rental.days} />
              {pickUp === null && (
                <CheaperPickUp
                  rental={rental}
                  start={start}
                  onChoose={(day) => changeTo(day, addDays(day, daysBetween(start, end)))}
                />
              )}
            </div>
          )}
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

function inOrder(one: string, other: string): [first: string, last: string] {
  return one < other ? [one, other] : [other, one]
}

const CLASS_NAMES: CalendarClassNames = {
  arrow: 'rounded-field text-ink hover:bg-sand-deep aria-disabled:text-line-strong',
  weekday: 'pb-1 text-xs',
  day:
    'flex h-11 w-[min(2.5rem,(100vw-3.5rem)/7)] flex-col items-center justify-center text-sm leading-5 outline-offset-[-4px] hover:bg-sand-deep ' +
    'disabled:cursor-default disabled:text-line-strong disabled:hover:bg-transparent disabled:forced-colors:text-[GrayText] ' +
    'aria-pressed:bg-coral-wash aria-pressed:forced-colors:border-y-2 aria-pressed:forced-colors:border-[Highlight] ' +
    'data-selection-start:stands-out data-selection-end:stands-out ' +
    'data-selection-start:rounded-s-field data-selection-start:bg-coral-deep data-selection-start:text-paper data-selection-start:outline-paper ' +
    'data-selection-end:rounded-e-field data-selection-end:bg-coral-deep data-selection-end:text-paper data-selection-end:outline-paper',
}

function Legend({ days }: { days: number }) {
  const { t } = useTranslation('home')
  const { currency_name: currency } = useHeader()
  return (
    <p className="text-xs text-ink-soft">
      {t('home:form.seen_legend', { days: t('terms:count.days', { count: days }), currency })}
    </p>
  )
}

type CheaperPickUpProps = { rental: PricedRental; start: string; onChoose: (day: string) => void }

/**
 * A cheaper neighbouring pick-up day, as a button that keeps the length. It overlays the calendar's legend,
 * so that nothing moves.
 */
function CheaperPickUp({ rental, start, onChoose }: CheaperPickUpProps) {
  const { today } = useSite()
  const best = cheaperDay(useNeighbourPrices(rental, start), { date: start, today })
  if (!best) return null
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
