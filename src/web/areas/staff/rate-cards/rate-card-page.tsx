import { useTranslation } from 'react-i18next'
import { data, useParams, useSearchParams } from 'react-router'
import type { RateCard } from '#domains/trips/fares/staff-rate-card.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useNames } from '../fleet/use-names.ts'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { CardContent } from './card-content.tsx'
import { NextVersionForm } from './next-version-form.tsx'
import { rateCardsApi, useRateCardQuery } from './rate-cards.api.ts'
import { VersionTable } from './version-table.tsx'

export const preload: Preload = (args) =>
  preloadStaff('rate_cards', args, async () => {
    const { error } = await args.dispatch(
      rateCardsApi.endpoints.rateCard.initiate(args.params['id'] ?? '', { subscribe: false }),
    )
    if (error && 'status' in error && error.status === 404) throw data(null, { status: 404 })
  })

/** A rate card: its versions, what one of them says, and publishing the next. */
export function Component() {
  const { t } = useTranslation('rate_cards')
  return (
    <StaffPage page="rate_cards" title={t('card')}>
      {() => <Card />}
    </StaffPage>
  )
}

function Card() {
  const { t } = useTranslation('rate_cards')
  const { id = '' } = useParams()
  const { data: card, error, refetch } = useRateCardQuery(id)
  return (
    <>
      <PageLink
        to="/staff/rate-cards"
        className="inline-flex min-h-11 items-center self-start text-sm text-coral-deep underline"
      >
        {t('back')}
      </PageLink>
      {card ? (
        <Versions card={card} />
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-100" />
      )}
    </>
  )
}

function Versions({ card }: { card: RateCard }) {
  const { t } = useTranslation('rate_cards')
  const language = useLanguage()
  const names = useNames()
  const [search] = useSearchParams()
  const asked = Number(search.get('version'))
  const shown = card.versions.find(({ version }) => version === asked) ?? card.versions[0]
  const called = (id: string) => names[id]?.[language] ?? id
  if (!shown) return null
  return (
    <>
      <p className="text-lg font-semibold">
        {called(card.city_id)} · {t(`categories.${card.category}`)} · {called(card.vehicle_type_id)}
        {card.company && (
          <>
            {' '}
            · <bdi>{card.company.name}</bdi>
          </>
        )}
      </p>
      <FormInPlace label={t('next')} look="main">
        {(close) => <NextVersionForm card={card} onDone={close} />}
      </FormInPlace>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <SectionCard title={t('version_number', { number: shown.version })} text={t('immutable')}>
          <CardContent content={shown.content} names={names} />
        </SectionCard>
        <VersionTable versions={card.versions} current={shown.version} />
      </div>
    </>
  )
}
