import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { StructuredData } from '#web/shell/structured-data.tsx'
import { plainPrice } from './plain-price.ts'
import { lowestOf } from './questions.ts'
import { structuredDesks } from './structured-desks.ts'

/** Title, description and structured data of a destination's page. */
export function DestinationHead({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destinations')
  const { place, suppliers } = destination
  const lowest = lowestOf(destination)
  const values = { place: place.name, iata: place.iata, country: place.country, count: suppliers.length }
  return (
    <>
      <PageHead
        title={t(place.type === 'airport' ? 'place.head_airport' : 'place.head_city', values)}
        description={
          lowest
            ? t('place.description_seen', {
                ...values,
                price: plainPrice(lowest.per_day),
                days: t('terms:count.days', { count: lowest.days }),
              })
            : t('place.description_plain', values)
        }
        noIndex={!place.indexed}
      />
      <StructuredData graph={structuredDesks(destination)} />
    </>
  )
}
