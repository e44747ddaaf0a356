import { Bus, Clock3, MapPin, Phone } from 'lucide-react'
import type { Station } from '#domains/rentals/locations/location.contract.ts'
import { rangeText } from '#kernel/range-text.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { dayHours, weekdayOf } from '#ui/formats/wall-time.ts'
import { IconFact } from '#ui/icon-fact.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { AddressLines } from './address-lines.tsx'

/** A desk: local time, address, directions, phone and opening hours of the day. */
export function BookedDesk({ title, at, station }: { title: string; at: string; station: Station }) {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { address, phone } = station
  const hours = dayHours(station.opening_hours, weekdayOf(at))
  const callingCode = `+${phone.countryCode.replace(/^\+/, '')}`
  return (
    <section className="flex min-w-0 flex-col gap-2 text-sm">
      <h3 className="text-xs font-medium text-ink-soft">{title}</h3>
      <p className="-mt-1 text-base font-semibold">
        <DayText value={at.slice(0, 16)} />{' '}
        <span className="text-xs font-normal text-ink-soft">{t('voucher.local_time')}</span>
      </p>
      <IconFact as="div" icon={<MapPin />}>
        <p className="font-medium">
          <bdi>{station.name}</bdi>
        </p>
        <p className="text-ink-soft">
          <AddressLines address={address} />
        </p>
      </IconFact>
      <IconFact as="div" icon={<Bus />}>
        {t(`terms:desk.${station.desk}`)}
      </IconFact>
      {phone.phone && (
        <IconFact as="div" icon={<Phone />}>
          <a
            href={`tel:${callingCode}${phone.phone.replaceAll(/\D/g, '')}`}
            className="text-link -my-1.5 inline-block py-1.5 print:text-ink print:no-underline"
          >
            <bdi dir="ltr">
              {callingCode} {phone.phone}
            </bdi>
          </a>
        </IconFact>
      )}
      <IconFact as="div" icon={<Clock3 />}>
        {t('voucher.hours')}{' '}
        <span className="font-medium">
          {hours.kind === 'open' ? rangeText(hours.from, hours.to, language) : t(`voucher.${hours.kind}`)}
        </span>
      </IconFact>
    </section>
  )
}
