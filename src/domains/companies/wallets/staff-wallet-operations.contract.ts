import { operation } from '#kernel/operation.ts'
import * as contract from './staff-wallet.contract.ts'

const shared = { access: { staff: ['finance'] }, tags: ['STAFF_WALLETS'] } as const

const changed = {
  ...shared,
  method: 'post',
  limit: { name: 'staff-wallets', perMinute: 120 },
  params: contract.StaffWalletParams,
  reply: [contract.ChangedWalletReply, 'The wallet as it is now'],
  failures: { company_not_found: 404, wallet_currency: 422, wallet_limit: 409, wallet_below_limit: 409 },
} as const

const transfer = {
  ...changed,
  idempotent: true,
  body: contract.TransferBody,
  example: { amount: { amount: 100, currency: 'AED' }, reason: 'Transfer 4711', lang_id: 1 },
} as const

export const listWallets = operation({
  ...shared,
  method: 'get',
  path: '/staff/wallets',
  summary: 'Companies with what is in their wallets',
  query: contract.StaffWalletsQuery,
  reply: [contract.StaffWalletsReply, 'A page of them'],
})

export const readWallet = operation({
  ...shared,
  method: 'get',
  path: '/staff/wallets/{id}',
  summary: 'A company’s wallet with its entries, the newest first',
  params: contract.StaffWalletParams,
  query: contract.StaffWalletQuery,
  reply: [contract.StaffWalletReply, 'A page of entries'],
  failures: { company_not_found: 404 },
})

export const topUpWallet = operation({
  ...transfer,
  path: '/staff/wallets/{id}/top-up',
  summary: 'Enter what a company has transferred to us',
})

export const payOutWallet = operation({
  ...transfer,
  path: '/staff/wallets/{id}/pay-out',
  summary: 'Enter what we have transferred back to a company',
})

export const setCreditLimit = operation({
  ...changed,
  path: '/staff/wallets/{id}/credit-limit',
  summary: 'Set how far below zero a wallet may go',
  idempotent: true,
  body: contract.CreditLimitBody,
  example: { credit_limit: { amount: 100, currency: 'AED' }, reason: 'Good payer', lang_id: 1 },
})

export const decideTransfer = operation({
  ...changed,
  path: '/staff/wallets/{id}/transfers/{transfer}',
  summary: 'Agree to what a colleague asked for, which enters it, or refuse it',
  params: contract.TransferParams,
  body: contract.DecideTransferBody,
  example: { approve: false, lang_id: 1 },
  failures: {
    ...changed.failures,
    transfer_not_found: 404,
    transfer_decided: 409,
    second_person_needed: 409,
  },
})
