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
import { DestinationQuestions } from './destination-questions.tsx'
import { destinationsApi, useReadDestinationQuery } from './destinations.api.ts'
import { PlaceLinks } from './place-links.tsx'
import { failedPage, redirectToCanonical } from './right-address.ts'
import { StillLoading } from './still-loading.tsx'
import { SupplierDesks } from './supplier-desks.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { StructuredData } from '#web/shell/structured-data.tsx'
import { plainPrice } from './plain-price.ts'
import { lowestOf } from './questions.ts'
import { structuredDesks } from './structured-desks.ts'
import { SearchX } from 'lucide-react'
import { DaysLeftPrices, MonthPrices } from './price-trends.tsx'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { addDays } from '#kernel/days.ts'
import { searchUrl, usualSearch } from '#web/rentals/search-form/search-url.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { FigureTable } from './figure-table.tsx'

export const preload: Preload = async ({ dispatch, getState, params, url }) => {
  const { country = '', place = '' } = params
  const { currency_id } = getState().header
  const { data, error } = await dispatch(
    destinationsApi.endpoints.readDestination.initiate({ country, place, currency_id }, { subscribe: false }),
  )
  if (!data) return failedPage(error)
  redirectToCanonical(url, data.place.path)
  // Caches the place's name for the search form, which saves a request.
  const { id } = data.place
  await dispatch(rentalsApi.util.upsertQueryData('allLocation', { id }, { items: [data.place] }))
}

/** A place with rental desks: search form, recorded prices, suppliers' desks, questions, other places. */
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

/** Title, description and structured data of a destination's page. */
function DestinationHead({ destination }: { destination: Destination }) {
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

/** Prices recorded by searches at a destination; without any, alternatives. */
function SeenPrices({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destinations')
  const { place, by_category, by_month, by_days_left } = destination
  const days = t('terms:count.days', { count: destination.days ?? 0 })
  if (by_category.length === 0)
    return (
      <section className="flex gap-4 rounded-card border border-line bg-paper p-4 md:p-6">
        <SearchX className="mt-0.5 size-6 shrink-0 text-ink-soft" />
        <div>
          <h2 className="text-lg">{t('few.title')}</h2>
          <p className="mt-1 text-ink-soft">{t('few.text')}</p>
        </div>
      </section>
    )
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-xl md:text-2xl">
        {t('prices.title')}
      </h2>
      <p className="mt-2 max-w-3xl text-ink-soft">
        {t('prices.text')} {t('prices.length', { days })}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:items-start">
        <CategoryPrices prices={by_category} placeId={place.id} />
        <div className="flex flex-col gap-6">
          {by_month.length > 0 && <MonthPrices months={by_month} days={days} />}
          {by_days_left.length > 0 && <DaysLeftPrices spans={by_days_left} days={days} />}
        </div>
      </div>
    </section>
  )
}

type CategoryPricesProps = { prices: readonly SeenPrice[]; placeId: string }

/** The lowest price per day of each class, each with its dates: a link to a search for them, unless they have passed. */
function CategoryPrices({ prices, placeId }: CategoryPricesProps) {
  const { t } = useTranslation('destinations')
  const { language, today } = useSite()
  const searchFor = ({ pickup_date, days }: SeenPrice) =>
    searchUrl({
      ...usualSearch(today),
      pickup_id: placeId,
      pickup_date,
      dropoff_date: addDays(pickup_date, days),
    })
  return (
    <FigureTable title={t('prices.by_category')} columns={[t('prices.category'), t('prices.day_price')]}>
      {prices.map((price) => {
        const name = t(`terms:category.${price.category}`)
        return (
          <tr key={price.category}>
            <th scope="row" className="py-3 pe-4 text-start font-normal">
              {price.pickup_date < today ? (
                <span className="font-semibold">{name}</span>
              ) : (
                <TextLink to={searchFor(price)} className="font-semibold">
                  {name}
                  <span className="sr-only">: {t('prices.search')}</span>
                </TextLink>
              )}
              <span className="mt-0.5 block text-xs text-ink-soft" suppressHydrationWarning>
                {t('prices.when', {
                  days: t('terms:count.days', { count: price.days }),
                  day: formatDay(price.pickup_date, language),
                })}
              </span>
              <span className="block text-xs text-ink-soft" suppressHydrationWarning>
                {t('prices.seen', { day: formatDay(price.seen_at.slice(0, 10), language, 'brief') })}
              </span>
            </th>
            <td className="py-3 text-end align-top">
              <Price value={price.per_day} className="font-semibold" />
              <span className="mt-0.5 block text-xs text-ink-soft tabular" suppressHydrationWarning>
                {t('prices.total', { price: formatMoney(price.total, language) })}
              </span>
            </td>
          </tr>
        )
      })}
    </FigureTable>
  )
}
