import { operation } from '#kernel/operation.ts'
import * as contract from './wallet.contract.ts'

export const readWalletDetail = operation({
  method: 'get',
  path: '/api/wallet/detail',
  summary: 'The wallet of the profile’s company',
  access: 'trip person',
  headers: contract.WalletHeaders,
  query: contract.WalletDetailQuery,
  reply: [contract.WalletDetailReply, 'Balance, limit, and a page of entries, the newest first'],
  failures: { wallet_not_found: 404 },
})
