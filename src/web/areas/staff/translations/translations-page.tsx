import { useSearchParams } from 'react-router'
import { StaffList } from '../frame/staff-list.tsx'
import { TextFilters } from './text-filters.tsx'
import { TextList } from './text-list.tsx'
import { textsQuery } from './texts-query.ts'
import { staffTranslationsApi, useStaffTranslationsQuery } from './translations.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Texts that somebody asked a translation of, at first those that have none; all filters are in the address. */
export const { preload, Component } = staffPage({
  section: 'translations',
  load: ({ read, url }) =>
    read(staffTranslationsApi.endpoints.staffTranslations, textsQuery(url.searchParams)),
  Content: Texts,
})

function Texts() {
  const [search] = useSearchParams()
  const asked = textsQuery(search)
  return (
    <StaffList query={useStaffTranslationsQuery(asked)} filters={<TextFilters asked={asked} />}>
      {({ items }) => <TextList texts={items} />}
    </StaffList>
  )
}
