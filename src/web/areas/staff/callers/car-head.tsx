import type { Ref } from 'react'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SupplierText } from '#web/rentals/supplier-text.tsx'
import { Fact } from '../frame/fact.tsx'

type CarHeadProps = { quote: Quote; heading: Ref<HTMLHeadingElement> }

/** Which car, whose, and from where and when to where and when. */
export function CarHead({ quote, heading }: CarHeadProps) {
  const { t } = useTranslation('staff_callers')
  const { offer, stations } = quote
  const { vehicle, supplier } = offer
  const ends = [
    { name: 'pick_up', at: quote.pickup_at, station: stations.pickup },
    { name: 'drop_off', at: quote.dropoff_at, station: stations.dropoff },
  ] as const
  return (
    <SectionCard title={vehicle.name} heading={heading}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-4">
        <Fact label={t('car')}>
          <SupplierText>{vehicle.name}</SupplierText> {vehicle.or_similar && t('terms:word.or_similar')}
          <span className="block text-xs text-ink-soft">
            <Parts>
              {vehicle.acriss}
              {t(`terms:transmission.${vehicle.transmission}`)}
            </Parts>
          </span>
        </Fact>
        <Fact label={t('supplier')}>
          <bdi>{supplier.name}</bdi>
          <span className="block text-xs text-ink-soft">
            {t(`terms:plan.${supplier.plan}`, { defaultValue: supplier.plan })}
          </span>
        </Fact>
        {ends.map(({ name, at, station }) => (
          <Fact key={name} label={t(`search:${name}`)}>
            <DayText value={at.slice(0, 10)} />{' '}
            <bdi dir="ltr" className="tabular">
              {at.slice(11)}
            </bdi>
            <span className="block text-xs text-ink-soft">
              <bdi>{station.name}</bdi>
            </span>
          </Fact>
        ))}
      </dl>
    </SectionCard>
  )
}
