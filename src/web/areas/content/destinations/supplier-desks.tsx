import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { SupplierRating } from '#web/rentals/rating/supplier-rating.tsx'
import { Card } from '#ui/card.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { Desk } from './desk.tsx'
import { MoneyRange } from './money-range.tsx'

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

/** The terms seen in a supplier's offers here; what was not seen is left out. */
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
