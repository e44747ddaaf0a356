import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { DriverFields } from './driver-fields.tsx'
import { DriverPriceNotice } from './driver-price.tsx'
import { SignInOffer } from '../sign-in-offer.tsx'
import { Step } from '../step.tsx'
import type { DriverPrice } from './use-driver-price.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'

type DriverStepProps = { form: CheckoutForm; booking: Booking; price: DriverPrice }

/** The driver: name as on the licence, and contact details. */
export function DriverStep({ form, booking, price }: DriverStepProps) {
  const { t } = useTranslation('checkout')
  return (
    <Step number={1} title={t('driver.title')} text={t('driver.text')}>
      <SignInOffer />
      <DriverFields form={form} />
      <DriverPriceNotice booking={booking} price={price} />
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
        {t('driver.age_price', { age: booking.driver_age })}
      </p>
    </Step>
  )
}
