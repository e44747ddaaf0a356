import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { withFilter } from '../../frame/with-filter.ts'
import { useTripCitiesQuery } from '../trips.api.ts'
import { tripsQuery } from './trips-query.ts'

/** City, category and search, all of it in the address. */
export function TripFilters() {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { data: cities } = useTripCitiesQuery(language)
  const [search, setSearch] = useSearchParams()
  const asked = tripsQuery(search)
  const choose = (name: string, value: string) =>
    setSearch(withFilter(search, name, value), { preventScrollReset: true })
  return (
    <div className="grid grow items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_2fr]">
      <SelectField
        key={`city ${cities === undefined}`}
        label={t('trip.city')}
        value={asked.city_id ?? ''}
        onChange={(event) => choose('city', event.target.value)}
      >
        <option value="">{t('list.every_city')}</option>
        {cities?.rows.map(({ city_id, name }) => (
          <option key={city_id} value={city_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('trip.category')}
        value={asked.category ?? ''}
        onChange={(event) => choose('category', event.target.value)}
      >
        <option value="">{t('list.every_category')}</option>
        {Object.values(TRIP_CATEGORIES).map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </SelectField>
      <form
        role="search"
        key={asked.search ?? ''}
        className="flex items-end gap-2 sm:col-span-2 xl:col-span-1"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('search')
          choose('search', typeof typed === 'string' ? typed.trim() : '')
        }}
      >
        <TextField
          name="search"
          type="search"
          label={t('list.search')}
          defaultValue={asked.search ?? ''}
          maxLength={100}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit" look="second">
          {t('list.find')}
        </Button>
      </form>
    </div>
  )
}
