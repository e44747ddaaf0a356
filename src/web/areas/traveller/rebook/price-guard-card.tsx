import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Switch } from '#ui/fields/checkbox.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { wallTime } from '#ui/formats/wall-time.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { usePriceGuardQuery, useSwitchPriceGuardMutation } from './price-guard.api.ts'

/** A switch for the daily search for a cheaper car than the booked one, and the latest car found. */
export function PriceGuardCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('rebook')
  const { language } = useSite()
  const { booking_id } = booking
  const { data } = usePriceGuardQuery({ booking_id }, { skip: booking.status !== 'confirmed' })
  const [change, { isLoading }] = useSwitchPriceGuardMutation()
  // Optimistic value until the reply.
  const [requested, setRequested] = useState<boolean | null>(null)
  if (!data) return null
  const { guard, rebooking } = data
  const isOffered = rebooking?.state === 'offered' || rebooking?.state === 'ordering'
  if (guard.state === 'unavailable' && !isOffered) return null
  const until =
    guard.until === null ? '' : formatDay(wallTime(guard.until, booking.offer.pickup.time_zone), language)
  const isOn = requested ?? guard.state === 'on'
  const set = async (on: boolean) => {
    setRequested(on)
    const { error } = await change({ booking_id, on })
    setRequested(null)
    if (error) toast.warning(t('guard.failed'))
  }
  return (
    <Card
      aria-labelledby="price-guard"
      className={classes('flex flex-col gap-3 print:hidden', isOffered && 'max-lg:order-first')}
    >
      <h2 id="price-guard" className="flex items-center gap-2 text-lg">
        <BellRing aria-hidden="true" className="size-5 text-ink-soft" />
        {t('guard.title')}
      </h2>
      {isOffered && (
        <>
          <p className="font-medium text-good" suppressHydrationWarning>
            {t('guard.found', { price: formatMoney(rebooking.saving, language) })}
          </p>
          <LinkButton to={`/booking/${booking.reference}/rebook`} wide>
            {t('guard.compare')}
          </LinkButton>
        </>
      )}
      {guard.state !== 'unavailable' && (
        <Switch
          checked={isOn}
          aria-busy={isLoading}
          onChange={(event) => void set(event.target.checked)}
          label={t('guard.switch')}
          hint={<span suppressHydrationWarning>{t(isOn ? 'guard.on' : 'guard.off', { until })}</span>}
        />
      )}
    </Card>
  )
}
