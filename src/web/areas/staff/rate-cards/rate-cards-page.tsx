import { nameLanguage } from '#kernel/locale.ts'
import { CARD_CATEGORIES, categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { preloadNames, useNames } from '../fleet/use-names.ts'
import { textOf } from '../form/draft.ts'
import { RecordSelect } from '../form/record-select.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { cardsQuery } from './cards-query.ts'
import { rateCardsApi, type CardsQuery } from './rate-cards.api.ts'
import type { RateCards } from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Parts } from '#ui/parts.tsx'

/** Rate cards, filtered by city, category and vehicle type in the address. */
export const { preload, Component } = staffListPage({
  section: 'rate_cards',
  list: rateCardsApi.endpoints.listRateCards,
  parseQuery: cardsQuery,
  load: preloadNames,
  Above: CardFilters,
  Rows: ({ page }) => <CardTable cards={page.items} />,
})

function CardFilters({ query }: { query: CardsQuery }) {
  const { t } = useTranslation('rate_cards')
  const language = useLanguage()
  const { choose } = useFilters()
  return (
    <div className="grid items-end gap-3 min-[360px]:grid-cols-2 xl:grid-cols-4">
      <RecordSelect
        of="cities"
        optional
        none={t('every_city')}
        label={t('city')}
        value={query.city_id ?? ''}
        onChange={(event) => choose('city_id', event.target.value)}
      />
      <FilterSelect
        name="category"
        label={t('category')}
        value={textOf(query.category)}
        every={t('every_category')}
        options={CARD_CATEGORIES.map((category) => ({
          value: String(category),
          label: categoryName(category, language),
        }))}
      />
      <RecordSelect
        of="vehicle-types"
        optional
        none={t('every_type')}
        label={t('type')}
        value={query.vehicle_type_id ?? ''}
        onChange={(event) => choose('vehicle_type_id', event.target.value)}
      />
      <LinkButton to="/staff/rate-cards/new" className="xl:justify-self-end">
        {t('new')}
      </LinkButton>
    </div>
  )
}

/** Rate cards with their current and upcoming versions. */
function CardTable({ cards }: { cards: RateCards['items'] }) {
  const { t } = useTranslation('rate_cards')
  const language = useLanguage()
  const names = useNames()
  const called = (id: string) => names[id]?.[nameLanguage(language)] ?? id
  return (
    <DataTable
      caption={t('caption')}
      rows={cards}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        card: {
          label: t('card'),
          heads: true,
          render: ({ id, city_id, category }) => (
            <TextLink to={`/staff/rate-cards/${id}`}>
              <Parts>
                {called(city_id)}
                {categoryName(category, language)}
              </Parts>
            </TextLink>
          ),
        },
        type: { label: t('type'), render: ({ vehicle_type_id }) => called(vehicle_type_id) },
        company: {
          label: t('company'),
          render: ({ company }) => (company ? <bdi>{company.name}</bdi> : t('everybody')),
        },
        holding: {
          label: t('holding'),
          render: ({ holding }) => (holding ? <Dated {...holding} /> : t('not_yet')),
        },
        newest: {
          label: t('newest'),
          render: ({ holding, newest }) =>
            holding?.version === newest.version ? (
              <span className="text-ink-soft">{t('nothing_to_come')}</span>
            ) : (
              <Chip tone="careful">
                <Dated {...newest} />
              </Chip>
            ),
        },
      }}
    />
  )
}

function Dated({ version, from_day }: { version: number; from_day: string }) {
  const { t } = useTranslation('rate_cards')
  return (
    <Parts>
      {t('version_number', { number: version })}
      <DayText value={from_day} className="tabular" />
    </Parts>
  )
}
