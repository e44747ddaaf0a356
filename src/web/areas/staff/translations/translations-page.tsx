import { staffListPage } from '../frame/staff-list-module.tsx'
import { TextFilters } from './text-filters.tsx'
import { textsQuery } from './texts-query.ts'
import { staffTranslationsApi } from './translations.api.ts'
import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextCard } from './text-card.tsx'

/** Texts that somebody asked a translation of, at first those that have none; all filters are in the address. */
export const { preload, Component } = staffListPage({
  section: 'translations',
  list: staffTranslationsApi.endpoints.staffTranslations,
  asked: textsQuery,
  Above: TextFilters,
  Rows: ({ page }) => <TextList texts={page.items} />,
})

/** Texts to translate, one below the other; who has settled one is led to the next. */
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
