import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import { FaultScreen } from '#web/shell/fault-screen.tsx'
import { StructuredBreadcrumb } from '#web/shell/structured-breadcrumb.tsx'
import { DestinationFacts } from './destination-facts.tsx'
import { DestinationHead } from './destination-head.tsx'
import { DestinationQuestions } from './destination-questions.tsx'
import { destinationsApi, useReadDestinationQuery } from './destinations.api.ts'
import { PlaceLinks } from './place-links.tsx'
import { failedPage, keepRightAddress } from './right-address.ts'
import { SeenPrices } from './seen-prices.tsx'
import { StillLoading } from './still-loading.tsx'
import { SupplierDesks } from './supplier-desks.tsx'

export const preload: Preload = async ({ dispatch, getState, params, url }) => {
  const { country = '', place = '' } = params
  const { currency_id } = getState().header
  const { data, error } = await dispatch(
    destinationsApi.endpoints.readDestination.initiate({ country, place, currency_id }, { subscribe: false }),
  )
  if (!data) return failedPage(error)
  keepRightAddress(url, data.place.path)
  // The search form writes the place's name from here, without a call of its own.
  const { id } = data.place
  await dispatch(rentalsApi.util.upsertQueryData('allLocation', { id }, { items: [data.place] }))
}

/** A place where cars are handed out: search form, prices seen, suppliers' desks, questions, other places. */
export function Component() {
  const { country = '', place = '' } = useParams()
  const { currency_id } = useHeader()
  const { data, error } = useReadDestinationQuery({ country, place, currency_id })
  if (data) return <DestinationView destination={data} />
  return error ? <FaultScreen kind="broken" /> : <StillLoading />
}

function DestinationView({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destinations')
  const { place, country_path, suppliers, one_way, near } = destination
  return (
    <>
      <DestinationHead destination={destination} />
      <div className="on-petrol bg-petrol text-on-petrol print:bg-transparent print:text-ink">
        <div className="page-width pt-8 pb-10 md:pt-12">
          <h1 className="max-w-3xl text-2xl md:text-3xl">
            {t(place.type === 'airport' ? 'place.title_airport' : 'place.title_city', { place: place.name })}
          </h1>
          <p className="mt-3 max-w-2xl text-base">{t('place.lead', { count: suppliers.length })}</p>
          <SearchForm
            key={place.id}
            search={{ pickup_id: place.id }}
            className="mt-6 shadow-floating md:mt-8 print:hidden"
          />
        </div>
      </div>
      <div className="page-width flex flex-col gap-10 py-6 md:gap-14 md:pb-14">
        <div className="flex flex-col gap-4">
          <StructuredBreadcrumb
            crumbs={[
              { label: t('crumb'), to: '/car-hire' },
              { label: place.country, to: country_path },
              { label: place.name },
            ]}
          />
          <DestinationFacts destination={destination} />
        </div>
        <SeenPrices destination={destination} />
        <SupplierDesks suppliers={suppliers} />
        <DestinationQuestions destination={destination} />
        <PlaceLinks title={t('one_way.title')} text={t('one_way.text')} places={one_way} />
        <PlaceLinks
          title={t('near.title')}
          text={t('near.text')}
          places={near}
          note={({ distance_km }) => t('near.distance', { km: distance_km })}
        />
      </div>
    </>
  )
}
