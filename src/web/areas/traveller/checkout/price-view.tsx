import { ChevronUp, Clock3 } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { Price } from '#ui/formats/price.tsx'
import { carAddress } from '../booking/addresses.ts'
import { AmountRow } from '#web/rentals/amount-row.tsx'
import { PriceLines } from '#web/rentals/price-lines.tsx'
import { RentalGlance } from './rental-glance.tsx'

/** End of the price guarantee on the visitor's clock, and where to request a new price. */
export type PriceHold = { until: string | null; expired: boolean; renewTo: string }

type PriceViewProps = { booking: Booking; hold: PriceHold }

/** Car and price next to the steps, always in view on large screens. */
export function PriceSidebar({ booking, hold }: PriceViewProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="flex flex-col gap-5 self-start max-lg:hidden lg:sticky lg:top-4">
      <RentalGlance booking={booking} />
      <Card as="aside" aria-label={t('price.title')} className="flex flex-col gap-3">
        <h2 className="text-lg">{t('price.title')}</h2>
        <PriceDetail booking={booking} />
        <PriceStays booking={booking} />
        <HoldExpiry hold={hold} />
      </Card>
    </div>
  )
}

/** The total at the foot of a small screen, always in view; opens to show how it adds up. */
export function PriceBar({ booking, hold }: PriceViewProps) {
  const { t } = useTranslation('checkout')
  return (
    <details className="group foot-bar z-20 -mx-4 mt-6 max-h-[80dvb] overflow-y-auto border-t border-line bg-paper shadow-floating open:z-35 md:-mx-6 lg:hidden">
      <summary className="flex min-h-16 items-center gap-3 px-4 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="text-sm text-ink-soft">{t('price.total')}</span>
        <Price value={booking.price.total} className="text-lg font-semibold" />
        <span className="ms-auto inline-flex items-center gap-1 text-xs font-medium text-coral-deep">
          <span className="max-sm:sr-only">{t('price.detail')}</span>
          <ChevronUp className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </span>
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-4 md:px-6">
        <PriceDetail booking={booking} />
        <PriceStays booking={booking} />
        <HoldExpiry hold={hold} />
      </div>
    </details>
  )
}

function PriceDetail({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const outside = booking.offer.fees.filter(({ included }) => !included)
  return (
    <>
      <PriceLines booking={booking} />
      <dl className="flex flex-col gap-1 rounded-card bg-sand-deep px-3 py-2 text-sm">
        <AmountRow value={booking.price.pay_now} strong>
          {t('price.now')}
        </AmountRow>
        <AmountRow value={booking.price.pay_at_desk} own={booking.desk?.pay_at_desk} strong>
          {t('price.at_desk')}
        </AmountRow>
        {outside.map(({ kind, amount, desk_amount }) => (
          <AmountRow key={kind} value={amount} own={desk_amount}>
            {t('price.also', { fee: t(`terms:fee.${kind}`, { defaultValue: kind }) })}
          </AmountRow>
        ))}
      </dl>
    </>
  )
}

/**
 * Explains after a currency switch that the price stays in its original currency, and links to a new request.
 */
function PriceStays({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const { currency_name: preferred } = useHeader()
  const { currency } = booking.price.total
  if (preferred === currency) return null
  return (
    <p role="status" className="text-xs text-ink-soft">
      {t('price.stays', { currency, wanted: preferred })}{' '}
      <TextLink to={carAddress(booking)} className="inline-flex min-h-6 items-center font-medium">
        {t('price.in_other', { wanted: preferred })}
      </TextLink>
    </p>
  )
}

export function HoldExpiry({
  hold: { until, expired, renewTo },
  className,
}: {
  hold: PriceHold
  className?: string
}) {
  const { t } = useTranslation('checkout')
  return (
    <p
      role="status"
      className={classes('flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-ink-soft', className)}
    >
      {(expired || until) && <Clock3 className="size-4 shrink-0" />}
      {expired ? t('price.over') : until && t('price.held', { time: until })}
      {expired && (
        <TextLink to={renewTo} className="font-medium">
          {t('price.renew')}
        </TextLink>
      )}
    </p>
  )
}
