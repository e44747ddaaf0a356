import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { Deal, DealsReply, PlacePrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import type { Reply } from '#web/app/api.ts'
import type { Preload } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { DealCard, dealKey } from '#web/rentals/deal-card.tsx'
import { PriceCard } from '#web/rentals/price-card.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LostRoadDrawing } from '#ui/drawings/state-drawings.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedPage, preloadText } from '../text-loading.tsx'
import { dealsApi } from './deals.api.ts'
import { PageBanner } from '../page-banner.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const { initiate, useQuery } = dealsApi.endpoints.deals

export const preload: Preload = (args) => {
  const { currency_id } = args.getState().header
  return preloadText(args, () => args.dispatch(initiate({ currency_id }, { subscribe: false })))
}

/** Deals and offers: prices well below the usual ones, and public coupons. */
export function Component() {
  const { t } = useTranslation('deals')
  const { currency_id } = useHeader()
  const { data, error, refetch } = useQuery({ currency_id })
  if (!data && error) return <FailedPage title={t('title')} error={error} again={refetch} />
  return (
    <>
      <PageBanner title={t('title')} description={t('description')} text={t('lead')} />
      {data ? <Deals {...data} /> : <DealsSkeleton />}
    </>
  )
}

function Deals({ items, seen }: Reply<typeof DealsReply>) {
  const { t } = useTranslation('deals')
  const prices = items.filter(({ kind }) => kind === 'price')
  const coupons = items.filter(({ kind }) => kind === 'coupon')
  return (
    <div className="page-width flex flex-col gap-12 py-8 md:py-12">
      <section aria-labelledby="prices">
        <h2 id="prices" className="text-xl">
          {t(prices.length > 0 || seen.length === 0 ? 'prices.title' : 'seen.title')}
        </h2>
        {prices.length > 0 ? (
          <>
            <p className="mt-2 max-w-2xl text-ink-soft">{t('prices.text')}</p>
            <DealList deals={prices} />
          </>
        ) : seen.length > 0 ? (
          <LowestSeen seen={seen} />
        ) : (
          <EmptyState
            drawing={<LostRoadDrawing className="mx-auto w-56" />}
            title={t('prices.none')}
            text={t('prices.none_text')}
            action={<LinkButton to="/">{t('search')}</LinkButton>}
          />
        )}
      </section>
      {coupons.length > 0 && (
        <section aria-labelledby="codes">
          <h2 id="codes" className="text-xl">
            {t('codes.title')}
          </h2>
          <p className="mt-2 max-w-2xl text-ink-soft">{t('codes.text')}</p>
          <DealList deals={coupons} />
        </section>
      )}
    </div>
  )
}

/** Shown if no price is a deal now: the lowest prices of searches, without a comparison. */
function LowestSeen({ seen }: { seen: readonly PlacePrice[] }) {
  const { t } = useTranslation('deals')
  return (
    <>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('deals:seen.text')}</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {seen.map(({ place, price }) => (
          <PriceCard key={place.id} place={place} price={price} note={<PerDay price={price.per_day} />} />
        ))}
      </ul>
    </>
  )
}

function PerDay({ price }: { price: Money }) {
  const { t } = useTranslation('deals')
  const { language } = useSite()
  return <span suppressHydrationWarning>{t('seen.per_day', { price: formatMoney(price, language) })}</span>
}

function DealList({ deals }: { deals: readonly Deal[] }) {
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {deals.map((deal) => (
        <DealCard key={dealKey(deal)} deal={deal} />
      ))}
    </ul>
  )
}

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six']

/** The deals while they are on their way. */
function DealsSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div aria-busy="true" className="page-width py-8 md:py-12">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-7 w-48" />
      <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-60" />
        ))}
      </div>
    </div>
  )
}
