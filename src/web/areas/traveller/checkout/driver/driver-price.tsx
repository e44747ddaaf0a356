import { useTranslation } from 'react-i18next'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { sameSearchAddress } from '../../booking/addresses.ts'
import { BeforeAndAfter } from '../before-and-after.tsx'
import { countryName } from '#web/forms/use-countries.ts'
import type { DriverPrice } from './use-driver-price.ts'

/** How another age or residence changes the price, shown where it is typed. */
export function DriverPriceNotice({ booking, price }: { booking: Booking; price: DriverPrice }) {
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
  if (price.error)
    return (
      <Notice tone="bad" title={t('driver.no_price')} className="mt-4">
        <p>{words(price.error)}</p>
        <p>{t('driver.no_price_text', priced)}</p>
        <PageLink
          to={sameSearchAddress(booking)}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {t('outcome.other_cars')}
        </PageLink>
      </Notice>
    )
  if (!price.before) return null
  return (
    <Notice tone="careful" title={t('driver.repriced', priced)} className="mt-4">
      <BeforeAndAfter before={price.before} after={booking.price.total} />
    </Notice>
  )
}
