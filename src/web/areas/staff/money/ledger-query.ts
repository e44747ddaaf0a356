import { ACCOUNTS } from '#domains/payments/ledger-names.contract.ts'
import { isDay } from '#kernel/days.ts'
import { inAddress } from '../frame/in-address.ts'

const CURRENCY = /^[A-Z]{3}$/
const ENTRY = /^[\w/.-]{1,120}$/

/** The days that an address asks for. */
export function daysIn(address: URLSearchParams) {
  const said = inAddress(address)
  return { ...said.fitting('from', isDay), ...said.fitting('to', isDay) }
}

/** The account and the currency that an address names; null: none that there is. */
export function accountIn(address: URLSearchParams) {
  const account = ACCOUNTS.find((one) => one === address.get('account'))
  const currency = address.get('currency') ?? ''
  return account && CURRENCY.test(currency) ? { account, currency } : null
}

/** The entries of a day that an address asks for; null: it names no day. */
export function entriesIn(address: URLSearchParams) {
  const said = inAddress(address)
  const { day } = said.fitting('day', isDay)
  if (day === undefined) return null
  return { day, ...accountIn(address), ...said.fitting('after', (text) => ENTRY.test(text)) }
}
