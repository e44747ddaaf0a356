import '../search/map/map.css'
import { Bus, MapPin, Phone } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { WEEKDAYS } from '#kernel/opening-hours.ts'
import { rangeText } from '#kernel/range-text.ts'
import type { Station } from '#domains/rentals/locations/location.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { AddressLines } from '#web/rentals/address-lines.tsx'
import { dayHours, weekdayOf } from '#ui/formats/wall-time.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { lazyComponent, lazyModule } from '#ui/lazy-module.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { DESK_PICTURE } from '../search/map/desk-picture-size.ts'

const picture = () => import('../search/map/desk-picture.tsx')
/** The server draws it with the page; its code comes after that. */
const DeskPicture = import.meta.env.SSR
  ? (await picture()).default
  : lazyComponent(lazyModule(picture), (code) => code.default)

/** Both desks: time, address, directions, phone, opening hours. */
export function QuoteStations({ quote }: { quote: Quote }) {
  const { t } = useTranslation('car')
  const { pickup, dropoff } = quote.stations
  const same = pickup.id === dropoff.id
  return (
    <Card>
      <h2 className="mb-4 text-lg">{t('stations')}</h2>
      <div className={classes('grid gap-6', !same && 'md:grid-cols-2')}>
        <StationDetail
          station={pickup}
          moments={same ? [quote.pickup_at, quote.dropoff_at] : [quote.pickup_at]}
          what={t('pick_up')}
          also={same ? t('drop_off') : null}
        />
        {!same && (
          <StationDetail station={dropoff} moments={[quote.dropoff_at]} what={t('drop_off')} also={null} />
        )}
      </div>
    </Card>
  )
}

type StationDetailProps = { station: Station; moments: readonly string[]; what: string; also: string | null }

function StationDetail({ station, moments, what, also }: StationDetailProps) {
  const { t } = useTranslation('car')
  const { address, phone } = station
  const dial = `${phone.countryCode}${phone.phone.replaceAll(/\D/g, '')}`
  const map = `https://www.openstreetmap.org/?mlat=${station.latitude}&mlon=${station.longitude}#map=16/${station.latitude}/${station.longitude}`
  return (
    <section
      aria-label={also ? `${what} · ${also}` : what}
      className="grid gap-5 @container sm:grid-cols-2 md:grid-cols-none lg:grid-cols-none"
    >
      <div className="grid gap-5 @lg:grid-cols-2">
        <div className="flex flex-col gap-3 text-sm">
          <dl className="flex flex-col gap-1">
            {moments.map((moment, at) => (
              <div key={moment} className="flex gap-x-3">
                <dt className="w-20 shrink-0 text-ink-soft">{at === 0 ? what : also}</dt>
                <dd className="min-w-0 font-semibold">
                  <DayText value={moment.slice(0, 16)} />
                </dd>
              </div>
            ))}
          </dl>
          <h3 className="text-base">
            <bdi>{station.name}</bdi>
          </h3>
          <p className="flex items-start gap-2">
            <Bus className="mt-1 size-4 shrink-0 text-ink-soft" />
            {t(`terms:desk.${station.desk}`)}
          </p>
          <p className="flex items-start gap-2">
            <MapPin className="mt-1 size-4 shrink-0 text-ink-soft" />
            <span>
              <AddressLines address={address} />
              <a
                href={map}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('map_named', { name: station.name })}
                className="text-link inline-flex min-h-8 items-center font-medium"
              >
                {t('map')}
              </a>
            </span>
          </p>
          {phone.phone && (
            <p className="flex items-center gap-2">
              <Phone className="size-4 shrink-0 text-ink-soft" />
              <a href={`tel:${dial}`} className="text-link inline-flex min-h-8 items-center">
                <bdi dir="ltr">
                  {phone.countryCode} {phone.phone}
                </bdi>
              </a>
            </p>
          )}
        </div>
        <OpeningTable station={station} days={moments.map(weekdayOf)} />
      </div>
      <Suspense fallback={<Skeleton className={DESK_PICTURE} />}>
        <DeskPicture stationId={station.id} />
      </Suspense>
    </section>
  )
}

function OpeningTable({ station, days }: { station: Station; days: readonly string[] }) {
  const { t } = useTranslation('car')
  const language = useLanguage()
  return (
    <table className="w-full self-start text-sm tabular">
      <caption className="pb-1 text-start text-xs font-medium text-ink-soft">{t('hours')}</caption>
      <tbody>
        {WEEKDAYS.map((day) => {
          const hours = dayHours(station.opening_hours, day)
          return (
            <tr
              key={day}
              className={classes('border-t border-line', days.includes(day) && 'bg-coral-wash font-semibold')}
            >
              <th scope="row" className="px-2 py-1 text-start font-[inherit]">
                {t(`terms:weekday.${day}`)}
              </th>
              <td className="px-2 py-1 text-end">
                {hours.kind === 'open' ? rangeText(hours.from, hours.to, language) : t(hours.kind)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
