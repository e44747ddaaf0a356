import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHeader, useSiteSelector } from '#web/app/store.ts'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useKnownOffersQuery, useSavedCarsQuery } from './choice.api.ts'
import { CompareTray } from './compare-tray.tsx'
import { KnownCars } from './known-cars.tsx'
import { hasCar, type CarRef } from './car-refs.ts'
import { savedHere } from './saved-here.ts'

const NONE: readonly CarRef[] = []
/** Max cars that one call can price. */
const MAX_SHOWN = savedHere.max

/** Saved cars by trip, at today's prices. A removed one stays in view, so that it can be saved again. */
export function SavedCars() {
  const { t } = useTranslation('choice')
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const here = useSyncExternalStore(savedHere.subscribe, savedHere.cars, () => NONE)
  const { data, error, refetch } = useSavedCarsQuery(undefined, { skip: !signedIn })
  const there = data?.items ?? NONE
  const onlyHere = here.filter((car) => !hasCar(there, car))
  const shown = useKnownCars([...there, ...onlyHere])
  if (signedIn && !data)
    return error ? (
      <Failed level={2} title={t('failed')} error={error} retry={refetch} label={t('again')} />
    ) : (
      <Skeleton className="h-60" />
    )
  if (shown.length === 0)
    return (
      <EmptyState
        drawing={<NoCarsDrawing className="mx-auto w-56" />}
        title={t('nothing_saved')}
        text={t('nothing_saved_text')}
        action={<LinkButton to="/">{t('search_cars')}</LinkButton>}
      />
    )
  return (
    <>
      {signedIn && onlyHere.length > 0 && (
        <Notice tone="careful" title={t('only_here', { count: onlyHere.length })}>
          {t('only_here_text', { count: data?.most ?? 0 })}
        </Notice>
      )}
      <p className="text-sm text-ink-soft">{t('prices_note')}</p>
      <PricedCars cars={shown.slice(0, MAX_SHOWN)} />
      <CompareTray />
    </>
  )
}

function PricedCars({ cars }: { cars: readonly CarRef[] }) {
  const { t } = useTranslation('choice')
  const { lang_id, currency_id } = useHeader()
  const offer_ids = cars.map(({ offer_id }) => offer_id)
  const { data, error, refetch } = useKnownOffersQuery({ offer_ids, lang_id, currency_id })
  if (data) return <KnownCars items={data.items} saved={new Map(cars.map((car) => [car.offer_id, car]))} />
  if (error) return <Failed level={2} title={t('failed')} error={error} retry={refetch} label={t('again')} />
  return <Skeleton className="h-60" />
}

/** Returns all cars saved since the page was opened, in order of arrival. */
function useKnownCars(cars: readonly CarRef[]): readonly CarRef[] {
  const [known, setKnown] = useState(cars)
  const fresh = cars.filter((car) => !hasCar(known, car))
  if (fresh.length === 0) return known
  setKnown([...known, ...fresh])
  return [...known, ...fresh]
}
