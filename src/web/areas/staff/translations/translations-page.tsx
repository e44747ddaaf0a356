import { useLanguage } from '#ui/use-language.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { textsQuery, TRANSLATION_LANGUAGES } from './texts-query.ts'
import { staffTranslationsApi, type TextsQuery } from './translations.api.ts'
import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import {
  type TranslationOfStaff,
  TRANSLATION_STATES,
} from '#domains/translations/catalogue/staff-translation.contract.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextCard } from './text-card.tsx'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'

/** Texts with a requested translation, by default the untranslated ones; the filters are in the address. */
export const { preload, Component } = staffListPage({
  section: 'translations',
  list: staffTranslationsApi.endpoints.listTranslations,
  parseQuery: textsQuery,
  Above: TextFilters,
  Rows: ({ page }) => <TextList texts={page.items} />,
})

/** Texts to translate; after saving one, the focus moves to the next. */
function TextList({ texts }: { texts: readonly TranslationOfStaff[] }) {
  const { t } = useTranslation('translations')
  const list = useRef<HTMLOListElement>(null)
  if (texts.length === 0) return <EmptyState title={t('none')} text={t('none_text')} />
  const goOn = (id: string) => {
    const items = [...(list.current?.children ?? [])]
    const next = items[items.findIndex((item) => item.id === `text-${id}`) + 1]
    const field = next?.querySelector<HTMLElement>('textarea') ?? list.current
    field?.focus()
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{t('keyboard')}</p>
      <ol ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {texts.map((text) => (
          <TextCard key={text.text_id} text={text} onSettled={() => goOn(text.text_id)} />
        ))}
      </ol>
    </>
  )
}

/** Filters of the texts: state, platform, language and search text. */
function TextFilters({ query }: { query: TextsQuery }) {
  const { t } = useTranslation('translations')
  const language = useLanguage()
  return (
    <div className="grid items-end gap-3 min-[360px]:grid-cols-2 sm:grid-cols-3 xl:grid-cols-[repeat(3,12rem)_minmax(0,1fr)]">
      <FilterSelect
        name="state"
        label={t('state')}
        value={query.state ?? 'all'}
        options={[...TRANSLATION_STATES, 'all' as const].map((state) => ({
          value: state,
          label: t(`states.${state}`),
        }))}
      />
      <FilterSelect
        name="platform"
        label={t('platform')}
        value={query.platform ?? ''}
        every={t('every_platform')}
        options={PLATFORMS.map((platform) => ({ value: platform, label: t(`platforms.${platform}`) }))}
      />
      <FilterSelect
        name="lang"
        label={t('language')}
        className="max-sm:col-span-full"
        value={query.lang ?? ''}
        every={t('every_language')}
        options={TRANSLATION_LANGUAGES.map((lang) => ({ value: lang, label: languageName(lang, language) }))}
      />
      <SearchBox label={t('search')} className="max-xl:col-span-full" />
    </div>
  )
}
