import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { walletState } from './wallet.ts'
import { visibleWallet } from '#domains/identity/profile/company-wallet.ts'

const state = walletState({ balance: money(-5000, 'AED'), creditLimit: money(20_000, 'AED') })

test('the available amount is the balance plus the credit limit', () => {
  expect(state).toEqual({
    balance: money(-5000, 'AED'),
    credit_limit: money(20_000, 'AED'),
    available: money(15_000, 'AED'),
  })
})

test.for([
  { isSupervisor: true, isAdmin: false, visible: state },
  { isSupervisor: false, isAdmin: true, visible: state },
  {
    isSupervisor: false,
    isAdmin: false,
    visible: { balance: state.balance, credit_limit: null, available: null },
  },
])('supervisor $isSupervisor, admin $isAdmin', ({ visible, ...who }) => {
  expect(visibleWallet(state, who)).toEqual(visible)
})
