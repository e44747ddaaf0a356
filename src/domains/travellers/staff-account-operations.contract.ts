import { z } from 'zod'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import * as contract from './staff-account.contract.ts'

const limit = { name: 'staff-accounts', perMinute: 300 } as const
const shared = { access: { staff: ['support'] }, limit, tags: ['STAFF_ACCOUNTS'] } as const
const adminsAlone = { access: { staff: ['admin'] }, limit, method: 'post' } as const

export const listAccounts = operation({
  ...shared,
  method: 'get',
  path: '/staff/accounts',
  summary: 'Accounts, newest first',
  query: contract.StaffAccountsQuery,
  reply: [contract.StaffAccountsReply, 'A page of them'],
})

export const readAccount = operation({
  ...shared,
  method: 'get',
  path: '/staff/accounts/{id}',
  summary: 'An account with its sessions, bookings, mails and history',
  params: contract.StaffAccountParams,
  reply: [contract.StaffAccountContract, 'The account'],
  failures: { account_not_found: 404 },
})

const change = {
  ...shared,
  method: 'post',
  params: contract.StaffAccountParams,
  reply: [contract.ChangedAccountReply, 'The account as it is now'],
  failures: {
    account_not_found: 404,
    account_of_staff: 409,
    account_blocked_already: 409,
    account_not_blocked: 409,
  },
} as const
const withoutFields = { body: contract.AccountActionBody, example: { lang_id: 1 } } as const

export const blockAccount = operation({
  ...change,
  path: '/staff/accounts/{id}/block',
  summary: 'Block an account: nobody signs in to it, and its sessions end; its bookings remain',
  body: contract.BlockAccountBody,
  example: { reason: 'Cards that were not theirs', lang_id: 1 },
})

export const unblockAccount = operation({
  ...change,
  ...withoutFields,
  path: '/staff/accounts/{id}/unblock',
  summary: 'Let the owner of a blocked account sign in again',
})

export const endAccountSessions = operation({
  ...change,
  ...withoutFields,
  path: '/staff/accounts/{id}/end-sessions',
  summary: 'Sign an account out everywhere',
})

export const mailPasswordLink = operation({
  ...change,
  ...withoutFields,
  path: '/staff/accounts/{id}/password-link',
  summary: 'Mail the owner of an account a link to choose a password',
})

export const exportAccount = operation({
  ...adminsAlone,
  ...withoutFields,
  path: '/staff/accounts/{id}/export',
  summary: 'Everything held of an account’s owner, who has asked for it by mail',
  params: contract.StaffAccountParams,
  reply: [contract.ExportedAccountReply, 'As they get it themselves'],
  failures: { account_not_found: 404, account_of_staff: 409 },
})

export const eraseAccount = operation({
  ...adminsAlone,
  path: '/staff/accounts/{id}/erase',
  summary: 'Erase an account, whose owner has asked for that by mail; invoices stay as the law asks',
  params: contract.StaffAccountParams,
  body: contract.EraseAccountBody,
  example: { email: EXAMPLE.person.email, lang_id: 1 },
  reply: [z.null(), 'Erased'],
  status: 204,
  failures: {
    account_not_found: 404,
    sign_in_required: 404,
    second_step_missing: 403,
    account_of_staff: 409,
    bookings_open: 409,
    last_admin: 409,
    last_owner: 409,
    account_email_differs: 422,
  },
})
