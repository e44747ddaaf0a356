import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/formats/price.tsx'
import { DeskPrice } from './desk-price.tsx'
import { ExtraName } from './extra-name.tsx'
import { priceRows, rowAtDesk, type PriceRow } from '#domains/rentals/bookings/price-rows.contract.ts'

/** The price line by line, and its total. */
export function PriceLines({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {priceRows(booking).map((row) => (
        <AmountRow key={row.id} value={row.amount} own={rowAtDesk(row)}>
          <RowName row={row} />
        </AmountRow>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-2">
        <dt>{t('total_for', { days: t('terms:count.days', { count: booking.days }) })}</dt>
        <dd aria-live="polite" className="text-lg font-semibold">
          <Price value={booking.price.total} />
        </dd>
      </div>
    </dl>
  )
}

export function AmountRow({
  value,
  own,
  children,
  strong = false,
}: {
  value: Money
  /** In the desk's own currency, where the desk takes it. */
  own?: Money | null | undefined
  children: ReactNode
  strong?: boolean
}) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0 text-ink-soft">{children}</dt>
      <dd className={classes('text-end', strong ? 'font-semibold' : 'font-medium')}>
        <DeskPrice shown={value} own={own} />
      </dd>
    </div>
  )
}

function RowName({ row }: { row: PriceRow }) {
  const { t } = useTranslation('booking')
  if (row.kind === 'extra') {
    if (!row.booked) return <bdi>{row.label}</bdi>
    return <ExtraName {...row.booked} />
  }
  if (row.kind === 'protection')
    return <bdi>{row.protection ? t(`terms:protection.${row.protection.kind}`) : row.label}</bdi>
  if (row.kind === 'coupon')
    return (
      <>
        {t('terms:price_line.coupon')} <bdi className="break-all">{row.code}</bdi>
      </>
    )
  return <>{t(`terms:price_line.${row.kind}`)}</>
}
