import { decimal, parseAmount } from '#kernel/money.ts'

/** Prices of a reply's options for the rental, in hundredths by option id. */
export type PriceList = ReadonlyMap<string, number>

/** Serialises a price list to one value of a token: `2=24.00&57=30.00`. */
export function writePriceList(prices: PriceList): string {
  return new URLSearchParams([...prices].map(([id, price]) => [id, decimal(price)])).toString()
}

export function readPriceList(text: string): PriceList {
  return new Map([...new URLSearchParams(text)].flatMap(([id, price]) => priceOf(id, price)))
}

function priceOf(id: string, price: string): [string, number][] {
  const amount = parseAmount(price)
  return amount === null ? [] : [[id, amount]]
}
