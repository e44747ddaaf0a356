import { INVOICE_KINDS } from '#domains/invoices/invoice.contract.ts'
import { REFUND_STATES } from '#domains/payments/books/refund-list.contract.ts'
import { DISPUTE_STATES } from '#domains/payments/disputes/dispute.contract.ts'
import { DIFFERENCE_STATES } from '#domains/payments/reconciliation/difference.contract.ts'
import { isId } from '#kernel/ids.ts'
import { inAddress } from '../frame/in-address.ts'

const DISPUTE = /^[\w.-]{1,100}$/
const NUMBER = /^(INV|CN)-\d{4}-\d{1,9}$/

/** Parses the disputes query from an address. */
export function disputesQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    ...params.oneOf('state', DISPUTE_STATES),
    ...params.fitting('about', isId),
    ...params.fitting('after', (text) => DISPUTE.test(text)),
  }
}

/** Parses the refunds query from an address. */
export function refundsQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return { ...params.oneOf('state', REFUND_STATES), ...params.after() }
}

/** Parses the query of invoices and credit notes from an address. */
export function invoicesQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    ...params.oneOf('kind', INVOICE_KINDS),
    ...params.search(40),
    ...params.fitting('after', (text) => NUMBER.test(text)),
  }
}

/** Parses the differences query from an address: by default the open ones; `all` for every state. */
export function differencesQuery(address: URLSearchParams) {
  const params = inAddress(address)
  const filter = params.oneOf('state', DIFFERENCE_STATES)
  const isAll = address.get('state') === 'all'
  return { ...(isAll || filter.state ? filter : { state: 'open' as const }), ...params.after() }
}
