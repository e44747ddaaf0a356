import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PARTNER_STATES } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { ApplicationList } from './application-list.tsx'
import { PartnerTable } from './partner-table.tsx'
import { partnersApi, useStaffPartnersQuery } from './partners.api.ts'
import { partnersQuery } from './partners-query.ts'

/** Who sends us travellers, newest first, and who applies to. */
export const { preload, Component } = staffPage({
  section: 'partners',
  load: ({ read, url }) =>
    Promise.all([
      read(partnersApi.endpoints.staffPartners, partnersQuery(url.searchParams)),
      read(partnersApi.endpoints.partnerApplications, undefined),
    ]),
  Content: Partners,
})

function Partners() {
  const { t } = useTranslation('partners')
  const { search } = useFilters()
  const asked = partnersQuery(search)
  return (
    <>
      <ApplicationList />
      <StaffList
        query={useStaffPartnersQuery(asked)}
        filters={
          <div className="flex flex-wrap items-end gap-3">
            <SearchBox label={t('search')} />
            <FilterSelect
              name="state"
              label={t('state')}
              value={asked.state ?? ''}
              every={t('every_state')}
              options={PARTNER_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
            />
            <LinkButton to="/staff/partners/new" className="sm:ms-auto">
              {t('new')}
            </LinkButton>
          </div>
        }
      >
        {({ items }) => <PartnerTable partners={items} />}
      </StaffList>
    </>
  )
}
