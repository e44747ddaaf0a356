import { CARD_CATEGORIES, categoryName } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { preloadNames } from '../fleet/use-names.ts'
import { textOf } from '../form/draft.ts'
import { RecordSelect } from '../form/record-select.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { CardTable } from './card-table.tsx'
import { cardsQuery } from './cards-query.ts'
import { rateCardsApi, type CardsQuery } from './rate-cards.api.ts'

/** Rate cards by city, category and type of vehicle, all of it in the address. */
export const { preload, Component } = staffListPage({
  section: 'rate_cards',
  list: rateCardsApi.endpoints.rateCards,
  asked: cardsQuery,
  load: preloadNames,
  Above: CardFilters,
  Rows: ({ page }) => <CardTable cards={page.items} />,
})

function CardFilters({ asked }: { asked: CardsQuery }) {
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
        value={asked.city_id ?? ''}
        onChange={(event) => choose('city_id', event.target.value)}
      />
      <FilterSelect
        name="category"
        label={t('category')}
        value={textOf(asked.category)}
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
        value={asked.vehicle_type_id ?? ''}
        onChange={(event) => choose('vehicle_type_id', event.target.value)}
      />
      <LinkButton to="/staff/rate-cards/new" className="xl:justify-self-end">
        {t('new')}
      </LinkButton>
    </div>
  )
}
