import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { TRANSLATION_LANGUAGES } from './texts-query.ts'
import type { TextsQuery } from './translations.api.ts'

/** Which texts: by state, platform, language and words. */
export function TextFilters({ asked }: { asked: TextsQuery }) {
  const { t } = useTranslation('translations')
  return (
    <div className="grid items-end gap-3 min-[360px]:grid-cols-2 sm:grid-cols-3 xl:grid-cols-[repeat(3,12rem)_minmax(0,1fr)]">
      <FilterSelect
        name="state"
        label={t('state')}
        value={asked.state ?? 'all'}
        options={[...TRANSLATION_STATES, 'all' as const].map((state) => ({
          value: state,
          label: t(`states.${state}`),
        }))}
      />
      <FilterSelect
        name="platform"
        label={t('platform')}
        value={asked.platform ?? ''}
        every={t('every_platform')}
        options={PLATFORMS.map((platform) => ({ value: platform, label: t(`platforms.${platform}`) }))}
      />
      <FilterSelect
        name="lang"
        label={t('language')}
        className="max-sm:col-span-full"
        value={asked.lang ?? ''}
        every={t('every_language')}
        options={TRANSLATION_LANGUAGES.map((lang) => ({ value: lang, label: t(`languages.${lang}`) }))}
      />
      <SearchBox label={t('search')} className="max-xl:col-span-full" />
    </div>
  )
}
