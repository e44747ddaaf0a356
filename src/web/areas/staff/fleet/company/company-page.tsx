import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams, useSearchParams } from 'react-router'
import type { CompanyPerson } from '#domains/companies/supervisors/company-person.contract.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import { StaffList } from '../../frame/staff-list.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { companyApi, useListCompanyPeopleQuery } from './company.api.ts'
import { peopleQuery } from './people-query.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PersonTable } from './person-table.tsx'
import { staffPage } from '../../frame/staff-page-module.tsx'

/** A company’s people, and who of them approves of trips. */
export const { preload, Component } = staffPage({
  section: 'fleet',
  title: 'fleet:people.title',
  load: ({ readRecord, params, url }) =>
    readRecord(companyApi.endpoints.listCompanyPeople, peopleQuery(params['id'] ?? '', url.searchParams)),
  Content: People,
})

function People() {
  const { t } = useTranslation('fleet')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const query = useListCompanyPeopleQuery(peopleQuery(id, search))
  const [chosen, setChosen] = useState<CompanyPerson | null>(null)
  return (
    <>
      <BackLink to="/staff/fleet/companies">{t('people.back')}</BackLink>
      <StaffList query={query} filters={<SearchBox label={t('people.search')} />}>
        {({ company, items }) => (
          <>
            <ApprovalNote company={company} />
            <PersonTable people={items} company={company} onChange={setChosen} />
          </>
        )}
      </StaffList>
      {query.data && <PersonDialog of={query.data} person={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
