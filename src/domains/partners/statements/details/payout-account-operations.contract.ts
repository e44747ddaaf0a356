import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { PayoutAccountBody, PayoutAccountReply, PayoutAccountsReply } from './payout-account.contract.ts'

const TAGS = ['PAYOUT_ACCOUNTS'] as const

export const listPayoutAccounts = operation({
  method: 'get',
  path: '/user/payout-accounts',
  summary: 'Where a partner’s payouts go, by currency; numbers are masked',
  access: 'partner',
  reply: [PayoutAccountsReply, 'As they are now'],
  tags: TAGS,
})

export const setPayoutAccount = operation({
  method: 'post',
  path: '/user/payout-account',
  summary: 'Set where a partner’s payouts in a currency go; all of its owners are mailed',
  access: 'partner owner',
  limit: { name: 'payout-account', perMinute: 10 },
  body: PayoutAccountBody,
  example: {
    currency: 'EUR',
    kind: 'iban',
    holder: 'Dune Travel SL',
    account: 'ES91 2100 0418 4502 0005 1332',
    bic: 'CAIXESBBXXX',
    password: EXAMPLE.password,
    lang_id: 1,
  },
  reply: [PayoutAccountReply, 'The account as it is now'],
  failures: {
    sign_in_required: 401,
    partner_not_found: 404,
    wrong_password: 422,
    password_unset: 422,
    too_many_attempts: 429,
  },
  tags: TAGS,
  invalidatesOnSuccessOnly: true,
})
