import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CATEGORIES } from '#domains/fares/categories.contract.ts'
import { useLanguage } from '#ui/use-language.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import { useTripCitiesQuery } from '../trips.api.ts'
import type { tripsQuery } from './trips-query.ts'

/** City, category and search, all of it in the address. */
export function TripFilters({ asked }: { asked: ReturnType<typeof tripsQuery> }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { data: cities } = useTripCitiesQuery(language)
  return (
    <div className="grid grow items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_2fr]">
      <FilterSelect
        key={`city ${cities === undefined}`}
        name="city"
        label={t('trip.city')}
        value={asked.city_id ?? ''}
        every={t('list.every_city')}
        options={(cities?.rows ?? []).map(({ city_id, name }) => ({ value: city_id, label: name }))}
      />
      <FilterSelect
        name="category"
        label={t('trip.category')}
        value={String(asked.category ?? '')}
        every={t('list.every_category')}
        options={CATEGORIES.map(({ number, name }) => ({
          value: String(number),
          label: name[language],
        }))}
      />
      <SearchBox label={t('list.search')} className="sm:col-span-2 xl:col-span-1" />
    </div>
  )
}
