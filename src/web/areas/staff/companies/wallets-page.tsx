import { useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { afterIn } from '../frame/after-in.ts'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-page.tsx'
import { WalletTable } from './wallet-table.tsx'
import { useStaffWalletsQuery, walletsApi } from './wallets.api.ts'

export const preload: Preload = (args) =>
  preloadStaff('wallets', args, () =>
    args.dispatch(
      walletsApi.endpoints.staffWallets.initiate(afterIn(args.url.searchParams), { subscribe: false }),
    ),
  )

/** Companies with what is in their wallets. */
export function Component() {
  return <StaffPage section="wallets">{() => <Wallets />}</StaffPage>
}

function Wallets() {
  const [search] = useSearchParams()
  return (
    <StaffList query={useStaffWalletsQuery(afterIn(search))}>
      {({ items }) => <WalletTable wallets={items} />}
    </StaffList>
  )
}
