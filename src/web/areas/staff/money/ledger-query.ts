import { ACCOUNTS } from '#domains/payments/ledger-names.contract.ts'
import { isDay } from '#kernel/days.ts'
import { inAddress } from '../frame/in-address.ts'

const CURRENCY = /^[A-Z]{3}$/
const ENTRY = /^[\w/.-]{1,120}$/

/** Parses the period from an address. */
export function daysIn(address: URLSearchParams) {
  const params = inAddress(address)
  return { ...params.fitting('from', isDay), ...params.fitting('to', isDay) }
}

/** Parses the account and the currency from an address. Null if they are missing or unknown. */
export function accountIn(address: URLSearchParams) {
  const account = ACCOUNTS.find((one) => one === address.get('account'))
  const currency = address.get('currency') ?? ''
  return account && CURRENCY.test(currency) ? { account, currency } : null
}

/** Parses the query of a day's entries from an address. Null if it has no day. */
export function entriesIn(address: URLSearchParams) {
  const params = inAddress(address)
  const { day } = params.fitting('day', isDay)
  if (day === undefined) return null
  return { day, ...accountIn(address), ...params.fitting('after', (text) => ENTRY.test(text)) }
}
