import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { DestinationCountry } from '#domains/content/destinations/destination.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { FaultScreen } from '#web/shell/fault-screen.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { StructuredBreadcrumb } from '#web/shell/structured-breadcrumb.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { destinationsApi, useReadCountryQuery } from './destinations.api.ts'
import { PlaceLinks } from './place-links.tsx'
import { failedPage, redirectToCanonical } from './right-address.ts'
import { StillLoading } from './still-loading.tsx'

export const preload: Preload = async ({ dispatch, getState, params, url }) => {
  const { country = '' } = params
  const { currency_id } = getState().header
  const { data, error } = await dispatch(
    destinationsApi.endpoints.readCountry.initiate({ country, currency_id }, { subscribe: false }),
  )
  if (!data) return failedPage(error)
  redirectToCanonical(url, data.path)
}

/** Places of a country that have rental desks, with the lowest recorded total of each. */
export function Component() {
  const { country = '' } = useParams()
  const { currency_id } = useHeader()
  const { data, error } = useReadCountryQuery({ country, currency_id })
  if (data) return <CountryView country={data} />
  return error ? <FaultScreen kind="broken" /> : <StillLoading />
}

function CountryView({ country: { name, places, indexed } }: { country: DestinationCountry }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  const values = { country: name, count: places.length }
  const title = t('country.title', values)
  const lowest = ({ from }: DestinationCountry['places'][number]) =>
    from && (
      <span suppressHydrationWarning>
        {t('country.from', {
          price: formatMoney(from.total, language),
          days: t('terms:count.days', { count: from.days }),
        })}
      </span>
    )
  return (
    <div className="page-width flex flex-col gap-8 py-6 md:gap-10 md:pb-14">
      <PageHead title={title} description={t('country.description', values)} noIndex={!indexed} />
      <div>
        <StructuredBreadcrumb crumbs={[{ label: t('crumb'), to: '/car-hire' }, { label: name }]} />
        <h1 className="mt-3 text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{t('country.lead', values)}</p>
      </div>
      <PlaceLinks
        title={t('country.airports')}
        places={places.filter(({ type }) => type === 'airport')}
        note={lowest}
      />
      <PlaceLinks
        title={t('country.cities')}
        places={places.filter(({ type }) => type !== 'airport')}
        note={lowest}
      />
    </div>
  )
}
