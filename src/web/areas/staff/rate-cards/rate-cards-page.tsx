import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CARD_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { textOf } from '../form/draft.ts'
import { RecordSelect } from '../form/record-select.tsx'
import { NextPage } from '../frame/next-page.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { withFilter } from '../frame/with-filter.ts'
import { CardTable } from './card-table.tsx'
import { cardsQuery } from './cards-query.ts'
import { rateCardsApi, useRateCardsQuery } from './rate-cards.api.ts'

export const preload: Preload = (args) =>
  preloadStaff('rate_cards', args, () =>
    args.dispatch(
      rateCardsApi.endpoints.rateCards.initiate(cardsQuery(args.url.searchParams), { subscribe: false }),
    ),
  )

/** Rate cards by city, category and type of vehicle, all of it in the address. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="rate_cards" title={t('nav.rate_cards')}>
      {() => <RateCards />}
    </StaffPage>
  )
}

function RateCards() {
  const { t } = useTranslation('rate_cards')
  const [search, setSearch] = useSearchParams()
  const asked = cardsQuery(search)
  const { data, error, refetch } = useRateCardsQuery(asked)
  const choose = (name: string, value: string) =>
    setSearch(withFilter(search, name, value), { preventScrollReset: true })
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <RecordSelect
          of="cities"
          optional
          none={t('every_city')}
          label={t('city')}
          value={asked.city_id ?? ''}
          onChange={(event) => choose('city_id', event.target.value)}
        />
        <SelectField
          label={t('category')}
          value={textOf(asked.category)}
          onChange={(event) => choose('category', event.target.value)}
        >
          <option value="">{t('every_category')}</option>
          {CARD_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </SelectField>
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
      {data ? (
        <>
          <CardTable cards={data.items} />
          <NextPage after={data.next} />
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </>
  )
}
