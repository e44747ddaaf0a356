import type { Money } from '#kernel/money.ts'

/**
 * Formats a price for the head of a page, in whole units and never above the price: "96 EUR". Without `Intl`,
 * so that the browser and the server agree on every character: React matches the head's elements by their
 * text.
 */
export function plainPrice({ amount, currency }: Money): string {
  return `${Math.floor(amount / 100)} ${currency}`
}
