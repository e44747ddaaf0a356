import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Switch } from '#ui/fields/checkbox.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { choiceApi, useKnownOffersQuery } from '#web/rentals/choice/choice.api.ts'
import { compareUrl, MAX_COMPARED, readCompareUrl } from '#web/rentals/choice/compare-url.ts'
import { CompareTray } from '#web/rentals/choice/compare-tray.tsx'
import { KnownCars } from '#web/rentals/choice/known-cars.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import { CompareTable } from './compare-table.tsx'

export const preload: Preload = async ({ dispatch, getState, url, reason }) => {
  const { offerIds } = readCompareUrl(url.searchParams)
  // Prices are fetched when the link is followed.
  if (reason === 'near' || offerIds.length === 0) return
  const { lang_id, currency_id } = getState().header
  const params = { offer_ids: offerIds, lang_id, currency_id }
  await dispatch(choiceApi.endpoints.knownOffers.initiate(params, { subscribe: false }))
}

/** The cars of a link: up to four side by side, more as a list from which some are compared. */
export function Component() {
  const { t } = useTranslation('choice')
  const [query] = useSearchParams()
  const { offerIds, ...settled } = readCompareUrl(query)
  const [onlyDifferences, setOnlyDifferences] = useOnlyDifferences(offerIds, settled.onlyDifferences)
  const { lang_id, currency_id } = useHeader()
  const { data, error, refetch } = useKnownOffersQuery(
    { offer_ids: offerIds, lang_id, currency_id },
    { skip: offerIds.length === 0 },
  )
  const isComparison = offerIds.length <= MAX_COMPARED
  const title = t(isComparison ? 'compare_title' : 'shared_title')
  return (
    <div className="page-width flex flex-col gap-5 py-5 md:py-8">
      <PageHead title={title} description={t('compare_description')} noIndex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="compare-title" className="text-xl md:text-2xl">
          {title}
        </h1>
        {isComparison && offerIds.length > 0 && (
          // In a list, each trip has its own share button.
          <ShareButton variant="second" path={compareUrl(offerIds, { onlyDifferences })} title={title} />
        )}
      </div>
      {offerIds.length === 0 ? (
        <EmptyState
          drawing={<NoCarsDrawing className="mx-auto w-56" />}
          title={t('none_title')}
          text={t('none_text')}
          action={<LinkButton to="/">{t('search_cars')}</LinkButton>}
        />
      ) : data ? (
        <>
          <p className="text-sm text-ink-soft">{t('prices_note')}</p>
          {isComparison ? (
            <>
              {offerIds.length > 1 && (
                <Switch
                  label={t('only_differences')}
                  checked={onlyDifferences}
                  onChange={({ target }) => setOnlyDifferences(target.checked)}
                  className="self-start noscript:hidden"
                />
              )}
              <CompareTable items={data.items} onlyDifferences={onlyDifferences} />
            </>
          ) : (
            <>
              <KnownCars items={data.items} saved={new Map()} />
              <CompareTray />
            </>
          )}
        </>
      ) : error ? (
        <Failed level={2} title={t('failed')} error={error} retry={refetch} label={t('again')} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

/** Returns true if only differences are shown: at once as it is switched, and by the address, which a link shares. */
function useOnlyDifferences(offerIds: readonly string[], settled: boolean): [boolean, (on: boolean) => void] {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [ahead, setAhead] = useState({ on: settled, from: search })
  const choose = (on: boolean) => {
    setAhead({ on, from: search })
    const to = compareUrl(offerIds, { onlyDifferences: on })
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  return [ahead.from === search ? ahead.on : settled, choose]
}
