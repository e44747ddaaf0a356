import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { AccountTable } from './account-table.tsx'
import { accountsApi, type AccountsQuery } from './accounts.api.ts'
import { inAddress } from '../frame/in-address.ts'

/** Accounts of travellers and partners, searchable by the details of the owner. */
export const { preload, Component } = staffListPage({
  section: 'accounts',
  list: accountsApi.endpoints.listAccounts,
  parseQuery: accountsQuery,
  Above: AccountFilters,
  Rows: ({ page }) => <AccountTable accounts={page.items} />,
})

function AccountFilters({ query }: { query: AccountsQuery }) {
  const { t } = useTranslation('staff_accounts')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox label={t('search')} />
      <FilterSelect
        name="blocked"
        label={t('state')}
        value={query.blocked ?? ''}
        every={t('every_state')}
        options={[{ value: 'true', label: t('blocked_alone') }]}
      />
    </div>
  )
}

/** Parses the accounts query from an address. */
function accountsQuery(address: URLSearchParams): AccountsQuery {
  const params = inAddress(address)
  return { ...params.search(100), ...params.oneOf('blocked', ['true']), ...params.after() }
}
