import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { DriverFields } from './driver-fields.tsx'
import { Step } from '../step.tsx'
import type { DriverPrice } from './use-driver-price.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { sameSearchAddress } from '../../booking/addresses.ts'
import { causeOfProblem, NEXT_OF } from '../../no-price/no-price.ts'
import { BeforeAndAfter } from '../before-and-after.tsx'
import { countryName } from '#web/forms/use-countries.ts'
import { useLocation } from 'react-router'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { useSiteSelector } from '#web/app/store.ts'

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

/** The price change caused by another age or residence, next to these fields. */
function DriverPriceNotice({ booking, price }: { booking: Booking; price: DriverPrice }) {
  const { t } = useTranslation('checkout')
  const { language } = useSite()
  const words = useErrorWords()
  const priced = { age: booking.driver_age, country: countryName(booking.residence, language) }
  if (price.busy)
    return (
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {t('driver.repricing')}
      </p>
    )
  if (price.error) {
    // A missing answer does not reject this driver: the next attempt may return a price.
    const mayRetry = NEXT_OF[causeOfProblem(problemOf(price.error))].includes('retry')
    return (
      <Notice tone="bad" title={t(mayRetry ? 'driver.not_asked' : 'driver.no_price')} className="mt-4">
        <p>{words(price.error)}</p>
        <p>{t('driver.no_price_text', priced)}</p>
        {mayRetry && (
          <Button variant="second" className="my-2 me-4" onClick={price.retry}>
            {t('driver.ask_again')}
          </Button>
        )}
        <PageLink
          to={sameSearchAddress(booking)}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {t('outcome.other_cars')}
        </PageLink>
      </Notice>
    )
  }
  if (!price.before) return null
  return (
    <Notice tone="careful" title={t('driver.repriced', priced)} className="mt-4">
      <BeforeAndAfter before={price.before} after={booking.price.total} />
    </Notice>
  )
}

const link = 'text-link inline-flex min-h-11 items-center font-semibold'

/** For guests: the car in the cart moves into an account. */
function SignInOffer() {
  const { t } = useTranslation('checkout')
  const here = useLocation()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  if (signedIn) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-card bg-sand-deep px-4 py-1 text-sm text-ink-soft">
      {t('sign_in.text')}
      <PageLink to={withCallbackUrl('/login', here)} className={link}>
        {t('sign_in.login')}
      </PageLink>
      <PageLink to={withCallbackUrl('/register', here)} className={link}>
        {t('sign_in.register')}
      </PageLink>
    </p>
  )
}
