import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { VoucherCar } from './voucher-car.tsx'
import { VoucherForDesk } from './voucher-for-desk.tsx'
import { VoucherDriver } from './voucher-driver.tsx'
import { VoucherPrice } from './voucher-price.tsx'
import { VoucherStation } from './voucher-station.tsx'
import { VoucherBring, VoucherTerms } from './voucher-terms.tsx'
import { Check } from 'lucide-react'
import { coveredKinds } from './covered.ts'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'

/** All that the desk and the driver need, the same on screen and in print. */
export function Voucher({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { productName, publicUrl, language } = useSite()
  const { voucher } = statusDisplayOf(booking)
  const { pickup, dropoff } = booking.offer
  return (
    <Card
      as="article"
      aria-labelledby="voucher"
      className={classes(
        'flex min-w-0 flex-col gap-5 print:gap-4 print:border-0 print:p-0',
        voucher && 'voucher',
      )}
    >
      <header className="flex items-start justify-between gap-4 border-b border-line pb-4">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-sm font-semibold" translate="no">
            <BrandMark className="size-7" />
            {productName}
          </p>
          <h2 id="voucher" className="mt-3 text-xl">
            {t(voucher ? 'voucher.title' : 'voucher.no_title')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {t('reference')}{' '}
            <bdi dir="ltr" translate="no" className="text-base font-semibold tracking-wide text-ink">
              {booking.reference}
            </bdi>
          </p>
          <p className="text-sm text-ink-soft">{t(`terms:booking_status.${booking.status}`)}</p>
        </div>
        {voucher && (
          <QrCode
            text={`${publicUrl}/booking/${booking.reference}`}
            label={t('voucher.code')}
            className="size-28 shrink-0 rounded-field"
          />
        )}
      </header>
      <VoucherCar booking={booking} />
      <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2 print:grid-cols-2">
        <VoucherStation title={t('voucher.pick_up')} at={booking.pickup_at} station={pickup} />
        <VoucherStation title={t('voucher.drop_off')} at={booking.dropoff_at} station={dropoff} />
      </div>
      <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2 print:grid-cols-2">
        <VoucherDriver booking={booking} />
        <VoucherPrice booking={booking} />
      </div>
      <VoucherCover booking={booking} />
      <VoucherTerms booking={booking} />
      {voucher && <VoucherBring booking={booking} />}
      {voucher && language !== 'en' && <VoucherForDesk booking={booking} />}
    </Card>
  )
}

/** Cover, inclusions and added protection. */
function VoucherCover({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { protection } = booking
  const kinds = coveredKinds(booking)
  if (kinds.length === 0 && !protection) return null
  return (
    <section className="border-t border-line pt-4 text-sm">
      <h3 className="text-base">{t('voucher.covered')}</h3>
      <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-start gap-2">
            <Mark />
            {t(`terms:inclusion.${kind}`, { defaultValue: kind })}
          </li>
        ))}
        {protection && (
          <li className="flex items-start gap-2 font-medium">
            <Mark />
            <span>
              {t(`terms:protection.${protection.kind}`)} (<ProtectionName protection={protection} />)
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Mark() {
  return <Check className="mt-1 size-4 shrink-0 text-good" />
}
