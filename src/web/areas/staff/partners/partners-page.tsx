import { PARTNER_STATES } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { ApplicationList } from './application-list.tsx'
import { PartnerTable } from './partner-table.tsx'
import { partnersApi, type PartnersQuery } from './partners.api.ts'
import { partnersQuery } from './partners-query.ts'

/** Who sends us travellers, newest first, and who applies to. */
export const { preload, Component } = staffListPage({
  section: 'partners',
  list: partnersApi.endpoints.listPartners,
  asked: partnersQuery,
  load: ({ read }) => read(partnersApi.endpoints.listPartnerApplications, undefined),
  Above: PartnerFilters,
  Rows: ({ page }) => <PartnerTable partners={page.items} />,
})

function PartnerFilters({ asked }: { asked: PartnersQuery }) {
  const { t } = useTranslation('partners')
  return (
    <>
      <ApplicationList />
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
    </>
  )
}
