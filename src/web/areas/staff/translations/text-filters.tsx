import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { withFilter } from '../frame/with-filter.ts'
import { TRANSLATION_LANGUAGES } from './texts-query.ts'
import type { TextsQuery } from './translations.api.ts'

/** Which texts: by state, platform, language and words. */
export function TextFilters({ asked }: { asked: TextsQuery }) {
  const { t } = useTranslation('translations')
  const [search, setSearch] = useSearchParams()
  const choose = (name: string, value: string) =>
    setSearch(withFilter(search, name, value), { preventScrollReset: true })
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3 xl:grid-cols-[repeat(3,12rem)_minmax(0,1fr)]">
      <SelectField
        label={t('state')}
        value={asked.state ?? 'all'}
        onChange={(event) => choose('state', event.target.value)}
      >
        {[...TRANSLATION_STATES, 'all'].map((state) => (
          <option key={state} value={state}>
            {t(`states.${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('platform')}
        value={asked.platform ?? ''}
        onChange={(event) => choose('platform', event.target.value)}
      >
        <option value="">{t('every_platform')}</option>
        {PLATFORMS.map((platform) => (
          <option key={platform} value={platform}>
            {t(`platforms.${platform}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('language')}
        value={asked.lang ?? ''}
        onChange={(event) => choose('lang', event.target.value)}
      >
        <option value="">{t('every_language')}</option>
        {TRANSLATION_LANGUAGES.map((lang) => (
          <option key={lang} value={lang}>
            {t(`languages.${lang}`)}
          </option>
        ))}
      </SelectField>
      <SearchBox label={t('search')} />
    </div>
  )
}
