import type { ReactNode } from 'react'
import { languageRow } from '#kernel/locale.ts'
import { useSite } from '#web/app/site.tsx'
import type { DayNotes } from '#ui/calendar/calendar.tsx'
import { classes } from '#ui/classes.ts'
import { formatMoney, formatRounded } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { seenWords } from '../seen-when.tsx'
import type { PricedRental } from './priced-rental.ts'
import { useMonthPrices, type DayPrice } from './use-month-prices.ts'

type PriceNotesProps = {
  /** Null: no prices. */
  rental: PricedRental | null
  month: string
  children: (notes: DayNotes) => ReactNode
}

/** Passes on the lowest recorded total of each pick-up day of a month, as notes of a calendar. */
export function PriceNotes({ rental, month, children }: PriceNotesProps) {
  const { t } = useTranslation('home')
  const { language, today } = useSite()
  const prices = useMonthPrices(rental, month)
  const labelOf = ({ from, seenAt, cheapest }: DayPrice) =>
    [
      t('terms:seen.from_total', { price: formatMoney(from, language) }),
      t('terms:seen.when', { when: seenWords(seenAt, language, today) }),
      ...(cheapest ? [t('home:form.cheapest')] : []),
    ].join(languageRow(language).comma)
  return children(
    new Map(
      [...prices].map(([day, price]) => [day, { label: labelOf(price), mark: <PriceMark price={price} /> }]),
    ),
  )
}

/** A day without a price is centred in its cell, whose height is fixed. */
function PriceMark({ price: { from, cheapest } }: { price: DayPrice }) {
  const { language } = useSite()
  return (
    <span
      // Drawn, not text: a name must contain the visible text (WCAG 2.5.3), hidden or not, and “14
      // 345” is not understandable as a day and a price; the day's own name is.
      data-price={formatRounded(from, language)}
      className={classes(
        'block h-3.5 text-2xs leading-3.5 before:content-[attr(data-price)]',
        cheapest ? 'font-semibold underline underline-offset-2' : 'opacity-80',
      )}
    />
  )
}
