import { staffListPage } from '../frame/staff-list-module.tsx'
import { TextFilters } from './text-filters.tsx'
import { TextList } from './text-list.tsx'
import { textsQuery } from './texts-query.ts'
import { staffTranslationsApi } from './translations.api.ts'

/** Texts that somebody asked a translation of, at first those that have none; all filters are in the address. */
export const { preload, Component } = staffListPage({
  section: 'translations',
  list: staffTranslationsApi.endpoints.staffTranslations,
  asked: textsQuery,
  Above: TextFilters,
  Rows: ({ page }) => <TextList texts={page.items} />,
})
