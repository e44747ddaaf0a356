import { money, parseAmount } from '#kernel/money.ts'
import type { Rate } from '#domains/suppliers/supplier-connector.ts'
import { feeKindByName } from '../fee-names.ts'
import { isSet } from '../xml-values.ts'
import type { GmExtra } from './replies.ts'
import type { PriceList } from './price-list.ts'

/** Mandatory extras: they are part of the price of every car of the reply. */
export type RequiredExtras = { prices: PriceList; fees: Rate['fees'] }

/** Null if one has no valid price in `currency`: then no car of the reply has a reliable price. */
export function requiredExtras(extras: readonly GmExtra[], currency: string): RequiredExtras | null {
  const prices = new Map<string, number>()
  const fees: Rate['fees'] = []
  for (const extra of extras.filter((each) => isSet(each['@required']))) {
    const { text, currency: amountCurrency } = extra.Total_for_this_booking
    const price = parseAmount(text)
    if (price === null || price < 0 || (amountCurrency !== '' && amountCurrency !== currency)) return null
    prices.set(extra.optionID, price)
    if (price > 0)
      fees.push({
        kind: feeKindByName(extra.Name) ?? 'local_charge',
        amount: money(price, currency),
        included: true,
      })
  }
  return { prices, fees }
}
