import { INVOICE_KINDS } from '#domains/invoices/invoice.contract.ts'
import { REFUND_STATES } from '#domains/payments/books/refund-list.contract.ts'
import { DISPUTE_STATES } from '#domains/payments/disputes/dispute.contract.ts'
import { DIFFERENCE_STATES } from '#domains/payments/reconciliation/difference.contract.ts'
import { isId } from '#kernel/ids.ts'
import { inAddress } from '../frame/in-address.ts'

const DISPUTE = /^[\w.-]{1,100}$/
const NUMBER = /^(INV|CN)-\d{4}-\d{1,9}$/

/** The page of disputes that an address asks for. */
export function disputesQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    ...said.oneOf('state', DISPUTE_STATES),
    ...said.fitting('about', isId),
    ...said.fitting('after', (text) => DISPUTE.test(text)),
  }
}

/** The page of refunds that an address asks for. */
export function refundsQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return { ...said.oneOf('state', REFUND_STATES), ...said.after() }
}

/** The page of invoices and credit notes that an address asks for. */
export function invoicesQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    ...said.oneOf('kind', INVOICE_KINDS),
    ...said.search(40),
    ...said.fitting('after', (text) => NUMBER.test(text)),
  }
}

/** The page of differences that an address asks for: those that are open, unless it names others, or `all`. */
export function differencesQuery(address: URLSearchParams) {
  const said = inAddress(address)
  const named = said.oneOf('state', DIFFERENCE_STATES)
  const isAll = address.get('state') === 'all'
  return { ...(isAll || named.state ? named : { state: 'open' as const }), ...said.after() }
}
