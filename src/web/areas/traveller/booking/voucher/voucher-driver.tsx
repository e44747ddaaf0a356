import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import {
  deskNames,
  DRIVER_NOTE_FIELDS,
  LATIN_NAME_FIELDS,
} from '#domains/rentals/bookings/driver.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { AddressText } from '#ui/formats/address-text.tsx'
import { ExtraName } from '#web/rentals/extra-name.tsx'

/** The driver, the extras and the protection. */
export function VoucherDriver({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { driver, extras, protection } = booking
  return (
    <section className="min-w-0 text-sm">
      <h3 className="text-xs font-medium text-ink-soft">{t('voucher.driver')}</h3>
      {driver && (
        <dl className="mt-1 flex flex-col gap-1">
          <dt className="sr-only">{t('voucher.name')}</dt>
          <dd className="text-base font-semibold">
            <bdi>
              {driver.first_name} {driver.last_name}
            </bdi>
            {LATIN_NAME_FIELDS.some((name) => driver[name] !== undefined) && (
              <bdi dir="ltr" lang="en" className="block">
                {Object.values(deskNames(driver)).join(' ')}
              </bdi>
            )}
          </dd>
          <Row word={t('voucher.age')}>{driver.age}</Row>
          <Row word={t('voucher.phone')}>
            <bdi dir="ltr">
              {driver.phone.countryCode} {driver.phone.phone}
            </bdi>
          </Row>
          <Row word={t('voucher.email')}>
            <AddressText>{driver.email}</AddressText>
          </Row>
          {DRIVER_NOTE_FIELDS.map(
            (note) =>
              driver[note] && (
                <Row key={note} word={t(`terms:driver_field.${note}`)}>
                  <bdi dir="ltr">{driver[note]}</bdi>
                </Row>
              ),
          )}
        </dl>
      )}
      {(extras.length > 0 || protection) && (
        <>
          <h3 className="mt-3 text-xs font-medium text-ink-soft">{t('voucher.added')}</h3>
          <ul className="mt-1">
            {extras.map(({ extra, quantity }) => (
              <li key={extra.id}>
                <ExtraName extra={extra} quantity={quantity} />
              </li>
            ))}
            {protection && <li>{t(`terms:protection.${protection.kind}`)}</li>}
          </ul>
        </>
      )}
    </section>
  )
}

function Row({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{word}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  )
}
