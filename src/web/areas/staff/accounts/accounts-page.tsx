import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { AccountTable } from './account-table.tsx'
import { accountsApi, useStaffAccountsQuery } from './accounts.api.ts'
import { accountsQuery } from './accounts-query.ts'

/** Travellers' and partners' accounts, found by what names their owner. */
export const { preload, Component } = staffPage({
  section: 'accounts',
  load: ({ read, url }) => read(accountsApi.endpoints.staffAccounts, accountsQuery(url.searchParams)),
  Content: Accounts,
})

function Accounts() {
  const { t } = useTranslation('staff_accounts')
  const { search } = useFilters()
  const asked = accountsQuery(search)
  return (
    <StaffList
      query={useStaffAccountsQuery(asked)}
      filters={
        <div className="flex flex-wrap items-end gap-3">
          <SearchBox label={t('search')} />
          <FilterSelect
            name="blocked"
            label={t('state')}
            value={asked.blocked ?? ''}
            every={t('every_state')}
            options={[{ value: 'true', label: t('blocked_alone') }]}
          />
        </div>
      }
    >
      {({ items }) => <AccountTable accounts={items} />}
    </StaffList>
  )
}
