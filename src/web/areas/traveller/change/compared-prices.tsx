import type { ReactNode } from 'react'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { comparePriceRows, rowAtDesk, type PriceRow } from '#domains/rentals/bookings/price-rows.contract.ts'
import { divideRounded, money } from '#kernel/money.ts'
import { classes } from '#ui/classes.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { PriceRowName } from '#web/rentals/price-lines.tsx'

type Contents = Pick<
  Booking,
  'days' | 'pickup_at' | 'dropoff_at' | 'extras' | 'protection' | 'desk' | 'price'
>

/** A booking before and after its change, side by side: times, every line of the price, and totals. */
export function ComparedPrices({ booking, changed }: { booking: Contents; changed: Contents }) {
  const { t } = useTranslation('change')
  const both = (cell: (contents: Contents) => ReactNode) => ({ before: cell(booking), after: cell(changed) })
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('price.told')}</caption>
      <thead>
        <tr className="align-bottom text-xs">
          <th scope="col">
            <span className="sr-only">{t('price.title')}</span>
          </th>
          <th scope="col" className="px-2 pb-2 text-end font-medium text-ink-soft">
            {t('price.booked')}
          </th>
          <th scope="col" className={classes(CHANGED, 'rounded-t-field pt-2 pb-2 font-semibold')}>
            {t('price.changed')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row name={t('checkout:glance.pick_up')} {...both((one) => <When at={one.pickup_at} />)} />
        <Row name={t('checkout:glance.drop_off')} {...both((one) => <When at={one.dropoff_at} />)} />
        {comparePriceRows(booking, changed).map(({ id, before, after }) => (
          <Row
            key={id}
            name={<PriceRowName row={after ?? before!} />}
            before={before && <Amount row={before} days={booking.days} />}
            after={after && <Amount row={after} days={changed.days} />}
          />
        ))}
        <Row name={t('price.total')} strong {...both(({ price }) => <Price value={price.total} />)} />
        <Row name={t('price.by_card')} {...both(({ price }) => <Price value={price.pay_now} />)} />
        <Row
          name={t('price.at_desk')}
          {...both(({ price, desk }) => <DeskPrice shown={price.pay_at_desk} own={desk?.pay_at_desk} />)}
        />
      </tbody>
    </table>
  )
}

const CHANGED = 'bg-sand-deep px-2 text-end'

type RowProps = { name: ReactNode; before: ReactNode; after: ReactNode; strong?: boolean }

/** A dash marks a line that one of the two prices does not have. */
function Row({ name, before, after, strong = false }: RowProps) {
  const cell = classes('py-2', strong && 'font-semibold')
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className={classes(cell, 'pe-2 text-start', !strong && 'font-normal text-ink-soft')}>
        {name}
      </th>
      <td className={classes(cell, 'px-2 text-end')}>{before ?? '–'}</td>
      <td className={classes(cell, CHANGED, !strong && 'font-medium')}>{after ?? '–'}</td>
    </tr>
  )
}

function When({ at }: { at: string }) {
  const language = useLanguage()
  const value = at.slice(0, 16)
  return (
    <time dateTime={value} suppressHydrationWarning>
      {formatDay(value, language, 'brief')}
    </time>
  )
}

/** A line's amount; for the rental also its daily price. */
function Amount({ row, days }: { row: PriceRow; days: number }) {
  const { t } = useTranslation('change')
  const { amount, currency } = row.amount
  const day = money(divideRounded(BigInt(amount), BigInt(days)), currency)
  const isExact = day.amount * days === amount
  return (
    <>
      <DeskPrice shown={row.amount} own={rowAtDesk(row)} />
      {row.kind === 'rental' && (
        <span className="block text-xs font-normal text-ink-soft">
          {!isExact && '≈ '}
          {t('terms:count.days', { count: days })} × <Price value={day} />
        </span>
      )}
    </>
  )
}
