import { useSearchParams } from 'react-router'
import { afterIn } from '../frame/after-in.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { WalletTable } from './wallet-table.tsx'
import { useStaffWalletsQuery, walletsApi } from './wallets.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Companies with what is in their wallets. */
export const { preload, Component } = staffPage({
  section: 'wallets',
  load: ({ read, url }) => read(walletsApi.endpoints.staffWallets, afterIn(url.searchParams)),
  Content: Wallets,
})

function Wallets() {
  const [search] = useSearchParams()
  return (
    <StaffList query={useStaffWalletsQuery(afterIn(search))}>
      {({ items }) => <WalletTable wallets={items} />}
    </StaffList>
  )
}
