import { languageRow } from '#kernel/locale.ts'
import {
  type CalendarDate,
  today as dayIn,
  getLocalTimeZone,
  minDate,
  parseDate,
} from '@internationalized/date'
import { ChevronLeft, ChevronRight, TrendingDown } from 'lucide-react'
import { type RefObject, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { Button, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { localeOf } from '#ui/formats/dates.ts'
import { CalendarMonth, PricedRentalContext } from './calendar-month.tsx'
import { addDays, daysBetween } from '#kernel/days.ts'
import { withPickUpDay } from './period.ts'
import type { PricedRental } from './priced-rental.ts'
import { cheaperDay } from './cheaper-day.ts'
import { CheaperDayWords } from './cheaper-day-words.tsx'
import { useNeighbourPrices } from './use-neighbour-prices.ts'

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

const arrow =
  'flex size-11 items-center justify-center rounded-field text-ink hover:bg-sand-deep disabled:text-line-strong'

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
  // The initial range: days chosen since are marked by the calendar itself.
  const [value] = useState(() => readRange(start, end))
  // Choosing days changes the form, but not the request made when it opened.
  const [rental] = useState(priced)
  const isPickUpFixed = value !== null && from === 'dropoff'
  // A traveller west of the server may still be on the day before.
  const earliest = minDate(parseDate(today), dayIn(getLocalTimeZone()))
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
          <RangeCalendar
            aria-label={t('form.choose_days')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that opens takes the focus to the chosen day
            autoFocus
            // Closing with only one day chosen does not choose the other.
            commitBehavior="reset"
            // Weeks start as in the readers' calendars: on Saturday in the Gulf.
            firstDayOfWeek={languageRow(language).weekStart}
            visibleDuration={{ months: wide ? 2 : 1 }}
            // The drop-off cannot be before the pick-up.
            minValue={isPickUpFixed ? value.start : earliest}
            maxValue={parseDate(isPickUpFixed ? addDays(start, longestDays) : addDays(today, maxDaysAhead))}
            {...(value && {
              defaultValue: value,
              defaultFocusedValue: isPickUpFixed ? value.end : value.start,
            })}
            onChange={(range) => {
              onChange(range.start.toString(), range.end.toString())
              onClose()
            }}
          >
            <div className="mb-2 flex items-center justify-between">
              <Button slot="previous" className={arrow}>
                <ChevronLeft className="size-5 mirrored" />
              </Button>
              <DayToChoose
                fixedPickUp={isPickUpFixed ? value.start : null}
                onPickUp={(day) => {
                  const period = withPickUpDay({ pickup_date: start, dropoff_date: end }, day)
                  onChange(period.pickup_date, period.dropoff_date)
                }}
              />
              <Button slot="next" className={arrow}>
                <ChevronRight className="size-5 mirrored" />
              </Button>
            </div>
            <PricedMonths rental={isPickUpFixed ? null : rental} wide={wide} />
            {rental && (
              <div className="mt-3 grid w-0 min-w-full border-t border-line pt-2 *:[grid-area:1/1] has-[button]:[&>p]:opacity-0">
                <Legend days={rental.days} />
                {!isPickUpFixed && (
                  <CheaperPickUp
                    rental={rental}
                    start={start}
                    onChoose={(day) => {
                      onChange(day, addDays(day, daysBetween(start, end)))
                      onClose()
                    }}
                  />
                )}
              </div>
            )}
          </RangeCalendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

type DayToChooseProps = { fixedPickUp: CalendarDate | null; onPickUp: (day: string) => void }

/** Prompts for the next day to choose; presets the first if the pick-up is fixed, and reports it when chosen. */
function DayToChoose({ fixedPickUp, onPickUp }: DayToChooseProps) {
  const { t } = useTranslation('home')
  const state = use(RangeCalendarStateContext)
  const first = state?.anchorDate?.toString() ?? null
  const setFirst = useEffectEvent((day: CalendarDate) => state?.setAnchorDate(day))
  const notify = useEffectEvent(onPickUp)
  useEffect(() => {
    if (fixedPickUp && first === null) setFirst(fixedPickUp)
    if (!fixedPickUp && first !== null) notify(first)
  }, [first, fixedPickUp])
  return (
    <p aria-live="polite" className="text-center text-xs text-ink-soft">
      {t(fixedPickUp || first ? 'form.choose_dropoff_day' : 'form.choose_pickup_day')}
    </p>
  )
}

/**
 * Shows prices below the pick-up days; while a drop-off is being chosen they would belong to other rentals.
 */
function PricedMonths({ rental, wide }: { rental: PricedRental | null; wide: boolean }) {
  const state = use(RangeCalendarStateContext)
  return (
    <PricedRentalContext value={state?.anchorDate ? null : rental}>
      <div className="flex gap-8">
        <CalendarMonth offset={0} />
        {wide && <CalendarMonth offset={1} />}
      </div>
    </PricedRentalContext>
  )
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

function readRange(start: string, end: string): { start: CalendarDate; end: CalendarDate } | null {
  try {
    return { start: parseDate(start), end: parseDate(end) }
  } catch {
    return null
  }
}

type CheaperPickUpProps = { rental: PricedRental; start: string; onChoose: (day: string) => void }

/**
 * A cheaper neighbouring pick-up day, as a button that keeps the length. It overlays the calendar's legend,
 * so that nothing moves.
 */
function CheaperPickUp({ rental, start, onChoose }: CheaperPickUpProps) {
  const { today } = useSite()
  const state = use(RangeCalendarStateContext)
  const best = cheaperDay(useNeighbourPrices(rental, start), { date: start, today })
  // While a drop-off is being chosen, the length may change.
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
