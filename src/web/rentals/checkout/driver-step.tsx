import { useTranslation } from 'react-i18next'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { sameSearchAddress } from '../booking/addresses.ts'
import { DriverFields } from './driver-fields.tsx'
import { SignInOffer } from './sign-in-offer.tsx'
import { Step } from './step.tsx'

/** Who drives: as on the licence, and how to be reached. */
export function DriverStep({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  return (
    <Step number={1} title={t('driver.title')} text={t('driver.text')}>
      <SignInOffer />
      <DriverFields />
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
        {t('driver.age_price', { age: booking.driver_age })}{' '}
        <PageLink
          to={sameSearchAddress(booking)}
          className="inline-flex min-h-8 items-center text-coral-deep underline underline-offset-4"
        >
          {t('driver.age_other')}
        </PageLink>
      </p>
    </Step>
  )
}
