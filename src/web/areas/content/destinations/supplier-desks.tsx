import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { SupplierRating } from '#web/rentals/rating/supplier-rating.tsx'
import { Card } from '#ui/card.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { MoneyRange } from './money-range.tsx'
import { Building2, Bus, Clock3, Footprints, Handshake, MapPin, Phone, TrainFront } from 'lucide-react'
import { SupplierText } from '#web/rentals/supplier-text.tsx'
import { rangeText } from '#kernel/range-text.ts'
import { useSite } from '#web/app/site.tsx'
import { groupedHours, type HoursOfDays } from './grouped-hours.ts'

const ICONS = {
  in_terminal: Footprints,
  shuttle: Bus,
  downtown: Building2,
  railway: TrainFront,
  meet_and_greet: Handshake,
} as const satisfies Record<DeskStation['desk'], unknown>

const WEEK_BEGINS = { en: 'mo', ar: 'su', fr: 'mo' } as const

type Supplier = Destination['suppliers'][number]

/** The suppliers of a destination: their ratings, the terms seen, and each desk. */
export function SupplierDesks({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { t } = useTranslation('destinations')
  return (
    <section aria-labelledby="desks">
      <h2 id="desks" className="text-xl md:text-2xl">
        {t('desks.title')}
      </h2>
      <ul className="mt-6 grid gap-4 lg:grid-cols-2 lg:items-start">
        {suppliers.map((supplier) => (
          <Card as="li" key={supplier.id} className="break-inside-avoid">
            <OneSupplier supplier={supplier} />
          </Card>
        ))}
      </ul>
    </section>
  )
}

function OneSupplier({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('destinations')
  const { name, stations } = supplier
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base">
          <SupplierMark name={name} />
        </h3>
        <p className="text-xs text-ink-soft">
          {supplier.rating === null ? t('desks.not_rated') : <SupplierRating {...supplier} />}
        </p>
      </div>
      <SupplierTerms supplier={supplier} />
      <ul className="mt-4 flex flex-col gap-4">
        {stations.map((station) => (
          <li key={station.id} className="border-t border-line pt-4">
            <Desk station={station} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Terms recorded from a supplier's offers here; omits unknown ones. */
function SupplierTerms({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('destinations')
  const { deposit, fuel_policies, unlimited_mileage, young_driver_until } = supplier
  const terms: [string, ReactNode][] = []
  if (deposit) terms.push([t('desks.deposit'), <MoneyRange key="deposit" {...deposit} />])
  if (fuel_policies.length > 0)
    terms.push([
      t('desks.fuel'),
      fuel_policies.map((policy) => t(`terms:fuel_policy.${policy}`, { defaultValue: policy })).join(' · '),
    ])
  if (unlimited_mileage !== null)
    terms.push([
      t('desks.mileage'),
      t(unlimited_mileage ? 'desks.mileage_unlimited' : 'desks.mileage_limited'),
    ])
  if (young_driver_until !== null)
    terms.push([t('desks.young'), t('desks.young_until', { age: young_driver_until })])
  if (terms.length === 0) return null
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {terms.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type DeskStation = Destination['suppliers'][number]['stations'][number]

/** A desk's address, directions, distance and hours. */
function Desk({ station }: { station: DeskStation }) {
  const { t } = useTranslation('destinations')
  const { desk, name, distance_km, address, phone } = station
  const Icon = ICONS[desk]
  const dial = `${phone.countryCode}${phone.phone.replaceAll(/\D/g, '')}`
  return (
    <>
      <h4 className="text-sm">
        <bdi>{name}</bdi>
      </h4>
      <p className="mt-1.5 flex items-start gap-2 text-sm">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-coral-deep" />
        <span>
          <span className="font-medium">{t(`terms:desk.${desk}`)}</span>
          <span className="text-ink-soft">
            {' · '}
            {distance_km < 0.1 ? t('desks.distance_here') : t('desks.distance', { km: distance_km })}
            <span className="block">{t(`desks.hint.${desk}`)}</span>
          </span>
        </span>
      </p>
      {address.addressLine && (
        <p className="mt-1.5 flex items-start gap-2 text-sm text-ink-soft">
          <MapPin className="mt-0.5 size-4 shrink-0" />
          <span>
            <SupplierText>{address.addressLine}</SupplierText>
          </span>
        </p>
      )}
      {phone.phone && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <Phone className="size-4 shrink-0 text-ink-soft" />
          <a
            href={`tel:${dial}`}
            className="inline-flex min-h-8 items-center text-coral-deep hover:underline"
          >
            <bdi dir="ltr" className="tabular">
              {phone.countryCode} {phone.phone}
            </bdi>
          </a>
        </p>
      )}
      <div className="mt-1 flex items-start gap-2">
        <Clock3 className="mt-1 size-4 shrink-0 text-ink-soft" />
        <DeskHours station={station} />
      </div>
    </>
  )
}

/** A desk's week in its local time, days with the same hours in one row. */
function DeskHours({ station }: { station: DeskStation }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  const groups = groupedHours(station.opening_hours, WEEK_BEGINS[language])
  return (
    <table className="text-sm">
      <caption className="sr-only">{t('desks.hours_of', { desk: station.name })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('desks.day')}</th>
          <th scope="col">{t('desks.local_time')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.from}>
            <th scope="row" className="py-0.5 pe-6 text-start font-normal">
              <Days group={group} whole={groups.length === 1} />
            </th>
            <td className="py-0.5 tabular">
              <Hours group={group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Days({ group: { from, to }, whole }: { group: HoursOfDays; whole: boolean }) {
  const { t } = useTranslation('destinations')
  if (whole) return t('desks.every_day')
  if (from === to) return t(`terms:weekday.${from}`)
  return t('desks.days', { from: t(`terms:weekday.${from}`), to: t(`terms:weekday.${to}`) })
}

function Hours({ group: { hours } }: { group: HoursOfDays }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  if (hours.kind === 'closed') return t('desks.closed')
  if (hours.kind === 'all_day') return t('desks.all_day')
  return rangeText(hours.from, hours.to, language)
}
