import { languageRow } from '#kernel/locale.ts'
import type { CalendarDate } from '@internationalized/date'
import { createContext, use } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { classes } from '#ui/classes.ts'
import { formatMoney, formatRounded } from '#ui/formats/price.tsx'
import { seenWords } from '../seen-when.tsx'
import type { PricedRental } from './priced-rental.ts'
import { useMonthPrices, type DayPrice } from './use-month-prices.ts'

/** The rental whose prices are below the days; null: no prices. */
export const PricedRentalContext = createContext<PricedRental | null>(null)

/** A month of the calendar, with the lowest recorded total below each pick-up day. */
export function CalendarMonth({ offset }: { offset: number }) {
  const state = use(RangeCalendarStateContext)
  const rental = use(PricedRentalContext)
  const month = state?.visibleRange.start.add({ months: offset }).toString().slice(0, 7) ?? ''
  const prices = useMonthPrices(rental, month)
  return (
    <div className="grow">
      <CalendarHeading offset={{ months: offset }} className="mb-2 text-center text-sm font-semibold" />
      <CalendarGrid offset={{ months: offset }} className="mx-auto border-collapse tabular">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Day date={date} price={prices.get(date.toString()) ?? null} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

function Day({ date, price }: { date: CalendarDate; price: DayPrice | null }) {
  const { t } = useTranslation('home')
  const { language, today } = useSite()
  const priceLabel = price
    ? [
        t('terms:seen.from_total', { price: formatMoney(price.from, language) }),
        t('terms:seen.when', { when: seenWords(price.seenAt, language, today) }),
        ...(price.cheapest ? [t('home:form.cheapest')] : []),
      ].join(languageRow(language).comma)
    : null
  return (
    <CalendarCell
      date={date}
      className={dayClasses}
      {...(priceLabel !== null && {
        render: (props) => (
          <div
            {...props}
            aria-label={`${props['aria-label'] ?? ''}${languageRow(language).comma}${priceLabel}`}
          />
        ),
      })}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {/* A day that has no price is centred in its cell, whose height is fixed. */}
          {price && (
            <span
              // Drawn, not text: a name must contain the visible text (WCAG 2.5.3), hidden or not, and “14
              // 345” is not understandable as a day and a price; the cell's own name is.
              data-price={formatRounded(price.from, language)}
              className={classes(
                'block h-3.5 text-2xs leading-3.5 before:content-[attr(data-price)]',
                price.cheapest ? 'font-semibold underline underline-offset-2' : 'opacity-80',
              )}
              suppressHydrationWarning
            />
          )}
        </>
      )}
    </CalendarCell>
  )
}

const dayClasses =
  'flex h-11 w-[min(2.5rem,(100vw-3.5rem)/7)] cursor-pointer flex-col items-center justify-center text-sm leading-5 outline-offset-[-2px] hover:bg-sand-deep ' +
  'data-disabled:cursor-default data-disabled:text-line-strong data-disabled:hover:bg-transparent ' +
  'data-disabled:forced-colors:text-[GrayText] ' +
  'data-outside-month:hidden data-selected:bg-coral-wash ' +
  'data-selected:forced-colors:border-y-2 data-selected:forced-colors:border-[Highlight] ' +
  'data-selection-start:stands-out data-selection-end:stands-out ' +
  'data-selection-start:rounded-s-field data-selection-start:bg-coral-deep data-selection-start:text-paper ' +
  'data-selection-end:rounded-e-field data-selection-end:bg-coral-deep data-selection-end:text-paper'
