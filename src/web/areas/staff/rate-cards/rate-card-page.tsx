import { nameLanguage } from '#kernel/entered-name.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { useParams, useSearchParams, useLocation } from 'react-router'
import type { RateCard } from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useNames, preloadNames } from '../fleet/use-names.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { CardContent } from './card-content.tsx'
import { NextVersionForm } from './next-version-form.tsx'
import { rateCardsApi, useReadRateCardQuery } from './rate-cards.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'

/** One rate card: versions, content of one version, and a form to publish the next. */
export const { preload, Component } = staffPage({
  section: 'rate_cards',
  title: 'rate_cards:card',
  load: (args) =>
    Promise.all([
      args.readRecord(rateCardsApi.endpoints.readRateCard, { id: args.params['id'] ?? '' }),
      preloadNames(args),
    ]),
  Content: Card,
})

function Card() {
  const { t } = useTranslation('rate_cards')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/rate-cards">{t('back')}</BackLink>
      <Answered query={useReadRateCardQuery({ id })} height="h-100">
        {(card) => <Versions card={card} />}
      </Answered>
    </>
  )
}

function Versions({ card }: { card: RateCard }) {
  const { t } = useTranslation('rate_cards')
  const language = useLanguage()
  const names = useNames()
  const [search] = useSearchParams()
  const requested = Number(search.get('version'))
  const shown = card.versions.find(({ version }) => version === requested) ?? card.versions[0]
  const called = (id: string) => names[id]?.[nameLanguage(language)] ?? id
  if (!shown) return null
  return (
    <>
      <p className="text-lg font-semibold">
        <Parts>
          {called(card.city_id)}
          {categoryName(card.category, language)}
          {called(card.vehicle_type_id)}
          {card.company && <bdi>{card.company.name}</bdi>}
        </Parts>
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

type VersionTableProps = { versions: RateCard['versions']; current: number }

/** Versions of a card, newest first, with links to their content. */
function VersionTable({ versions, current }: VersionTableProps) {
  const { t } = useTranslation('rate_cards')
  const { pathname } = useLocation()
  return (
    <DataTable
      caption={t('versions')}
      captionShown
      rows={versions}
      rowKey={({ id }) => id}
      empty={null}
      columns={{
        version: {
          label: t('version'),
          heads: true,
          render: ({ version }) => (
            <PageLink
              to={`${pathname}?version=${version}`}
              preventScrollReset
              aria-current={version === current ? 'true' : undefined}
              className="whitespace-nowrap text-coral-deep underline aria-[current=true]:font-semibold"
            >
              {t('version_number', { number: version })}
            </PageLink>
          ),
        },
        from_day: {
          label: t('from_day'),
          render: ({ from_day }) => <DayText value={from_day} className="tabular" />,
        },
        published_at: {
          label: t('published_at'),
          render: ({ published_at }) => <InstantText value={published_at} className="tabular" />,
        },
      }}
    />
  )
}
