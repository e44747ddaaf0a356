import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { WalletTable } from './wallet-table.tsx'
import { walletsApi } from './wallets.api.ts'

/** Companies with their wallet balances. */
export const { preload, Component } = staffListPage({
  section: 'wallets',
  list: walletsApi.endpoints.listWallets,
  parseQuery: afterIn,
  Rows: ({ page }) => <WalletTable wallets={page.items} />,
})
