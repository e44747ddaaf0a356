import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { WalletTable } from './wallet-table.tsx'
import { walletsApi } from './wallets.api.ts'

/** Companies with what is in their wallets. */
export const { preload, Component } = staffListPage({
  section: 'wallets',
  list: walletsApi.endpoints.listWallets,
  asked: afterIn,
  Rows: ({ page }) => <WalletTable wallets={page.items} />,
})
