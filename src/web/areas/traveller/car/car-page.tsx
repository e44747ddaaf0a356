import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import { rentalsApi, useVehicleDetailQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { useHeader } from '#web/app/store.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { couponOf } from '#web/rentals/search-form/search-url.ts'
import { loadLocationMap } from '../search/map/map.api.ts'
import { CarFailed } from './car-failed.tsx'
import { QuoteView } from './quote-view.tsx'

export { action } from './car-action.ts'

export const preload: Preload = async ({ dispatch, getState, params, url, reason }) => {
  // Loading a car sends a request to its supplier: only when the link is followed.
  if (reason === 'near') return
  const { lang_id, currency_id } = getState().header
  const detail = { offer_id: params['offerId'] ?? '', lang_id, currency_id }
  const code = couponOf(url.searchParams)
  const [quote] = await Promise.all([
    dispatch(rentalsApi.endpoints.vehicleDetail.initiate(detail, { subscribe: false })),
    code && dispatch(rentalsApi.endpoints.checkCoupon.initiate({ code }, { subscribe: false })),
  ])
  // The server renders the desks' positions; in the browser the page does not wait for them.
  if (reason !== 'server' || !quote.data) return
  const { pickup, dropoff } = quote.data.stations
  const maps = [...new Set([pickup.id, dropoff.id])]
  await Promise.all(maps.map((id) => dispatch(loadLocationMap({ id, nearby: false, lang_id }))))
}

export function Component() {
  const { offerId = '' } = useParams()
  const { lang_id, currency_id } = useHeader()
  const { data, error, refetch, isFetching } = useVehicleDetailQuery({
    offer_id: offerId,
    lang_id,
    currency_id,
  })
  if (data)
    return <QuoteView key={offerId} quote={data} renewing={isFetching} failure={error} onRenew={refetch} />
  if (error) return <CarFailed error={error} onRetry={refetch} />
  return <Checking />
}

/** Placeholders until the supplier has answered. */
function Checking() {
  const { t } = useTranslation('car')
  return (
    <div className="page-width flex flex-col gap-5 py-5 md:py-8">
      <PageHead title={t('title_loading')} noIndex />
      <h1 className="text-xl md:text-2xl">{t('title_loading')}</h1>
      <p role="status" className="text-ink-soft">
        {t('checking')}
      </p>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-80" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
