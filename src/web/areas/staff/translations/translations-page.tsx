import { useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-page.tsx'
import { TextFilters } from './text-filters.tsx'
import { TextList } from './text-list.tsx'
import { textsQuery } from './texts-query.ts'
import { staffTranslationsApi, useStaffTranslationsQuery } from './translations.api.ts'

export const preload: Preload = (args) =>
  preloadStaff('translations', args, () =>
    args.dispatch(
      staffTranslationsApi.endpoints.staffTranslations.initiate(textsQuery(args.url.searchParams), {
        subscribe: false,
      }),
    ),
  )

/** Texts that somebody asked a translation of, at first those that have none; all filters are in the address. */
export function Component() {
  return <StaffPage section="translations">{() => <Texts />}</StaffPage>
}

function Texts() {
  const [search] = useSearchParams()
  const asked = textsQuery(search)
  return (
    <StaffList query={useStaffTranslationsQuery(asked)} filters={<TextFilters asked={asked} />}>
      {({ items }) => <TextList texts={items} />}
    </StaffList>
  )
}
