export type AccountBlocked = { code: 'account_blocked'; detail: string }

/** The staff have blocked the account. Only disclosed to its verified owner. */
export const accountBlocked: AccountBlocked = {
  code: 'account_blocked',
  detail: 'We have blocked this account; write to us about it through the contact page',
}
