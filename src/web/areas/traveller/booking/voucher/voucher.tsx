import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { VoucherDriver } from './voucher-driver.tsx'
import { VoucherPrice } from './voucher-price.tsx'
import { VoucherBring } from './voucher-bring.tsx'
import { BookedCar } from '#web/rentals/booked-car.tsx'
import { BookedDesk } from '#web/rentals/booked-desk.tsx'
import { BookedTerms } from '#web/rentals/booked-terms.tsx'
import { Check } from 'lucide-react'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'
import { deskNames, type Driver, DRIVER_NOTE_FIELDS } from '#domains/rentals/bookings/driver.contract.ts'
import english from '#web/shell/words/en/terms.json' with { type: 'json' }
import { formatDay } from '#ui/formats/dates.ts'

const inclusions: Readonly<Record<string, string>> = english.inclusion

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
      <BookedCar booking={booking} />
      <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2 print:grid-cols-2">
        <BookedDesk title={t('voucher.pick_up')} at={booking.pickup_at} station={pickup} />
        <BookedDesk title={t('voucher.drop_off')} at={booking.dropoff_at} station={dropoff} />
      </div>
      <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2 print:grid-cols-2">
        <VoucherDriver booking={booking} />
        <VoucherPrice booking={booking} />
      </div>
      <VoucherCover booking={booking} />
      <BookedTerms booking={booking} />
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

/** The essentials of a voucher in another language as the people at the desk can read them: in English. */
function VoucherForDesk({ booking }: { booking: Booking }) {
  const { offer, driver, protection } = booking
  const { vehicle, pickup, dropoff } = offer
  const cover = coveredKinds(booking).map((kind) => inclusions[kind] ?? kind)
  if (protection) cover.push(`${english.protection[protection.kind]} (${protection.name})`)
  const rows = [
    ['Reference', [booking.reference, booking.supplier_reference].filter(Boolean).join(' / ')],
    ['Main driver', driver ? nameOf(driver) : ''],
    ...DRIVER_NOTE_FIELDS.map((note) => [english.driver_field[note], driver?.[note] ?? '']),
    ['Pick-up', `${formatDay(booking.pickup_at.slice(0, 16), 'en')}, ${stationOf(pickup)}`],
    ['Drop-off', `${formatDay(booking.dropoff_at.slice(0, 16), 'en')}, ${stationOf(dropoff)}`],
    ['Car', `${vehicle.acriss}: ${vehicle.name}${vehicle.or_similar ? ` ${english.word.or_similar}` : ''}`],
    ['Cover', cover.join(', ')],
  ].filter(([, text]) => text !== '')
  return (
    <section lang="en" dir="ltr" className="border-t border-line pt-4 text-sm" translate="no">
      <h3 className="text-base">For the rental desk</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1">
        {rows.map(([word, text]) => (
          <div key={word} className="flex gap-2">
            <dt className="w-24 shrink-0 text-ink-soft">{word}</dt>
            <dd className="min-w-0 font-medium" suppressHydrationWarning>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function nameOf(driver: Driver): string {
  const { firstName, lastName } = deskNames(driver)
  return `${firstName} ${lastName}`
}

/** Returns the station as its supplier names it. */
function stationOf({ name_en, name, address }: Booking['offer']['pickup']): string {
  return [name_en ?? name, address.addressLine].filter(Boolean).join(', ')
}

/** Shown separately on every page. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['unlimited_mileage', 'free_cancellation'])

/** Returns the covers and inclusions of the price by trade kind. */
function coveredKinds({ offer }: Pick<Booking, 'offer'>): string[] {
  return offer.inclusions.filter((kind) => !SHOWN_ELSEWHERE.has(kind))
}
