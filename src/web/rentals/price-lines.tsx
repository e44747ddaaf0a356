import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { AmountRow } from './amount-row.tsx'
import { ExtraName } from './extra-name.tsx'
import { priceRows, rowAtDesk, type PriceRow } from '#domains/rentals/bookings/price-rows.contract.ts'

/** The price line by line, and its total. */
export function PriceLines({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {priceRows(booking).map((row) => (
        <AmountRow key={row.id} value={row.amount} own={rowAtDesk(row)}>
          <PriceRowName row={row} />
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

/** Label of a price line. */
export function PriceRowName({ row }: { row: PriceRow }) {
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
