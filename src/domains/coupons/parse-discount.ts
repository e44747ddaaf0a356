import { z } from 'zod'
import { currencyByCode } from '#kernel/locale.ts'
import { money, parseAmount, type Money } from '#kernel/money.ts'
import type { CouponDiscount } from './coupon.ts'

/** Parses a configured discount: `25 EUR`, `12.50 USD` or `10%`; null for anything else. */
export function parseDiscount(text: string): CouponDiscount | null {
  const percent = /^([1-9]\d?) ?%$/.exec(text)?.[1]
  if (percent !== undefined) return { kind: 'percent', basisPoints: Number(percent) * 100, most: null }
  const [, decimal = '', currency = ''] = /^(\d{1,6}(?:\.\d{1,2})?) ([A-Z]{3})$/.exec(text) ?? []
  const amount = parseAmount(decimal)
  return amount !== null && amount > 0 && currencyByCode(currency)
    ? { kind: 'fixed', amount: money(amount, currency) }
    : null
}

/** Transforms a configured discount, in a schema. */
export function readDiscount(text: string, context: z.RefinementCtx): CouponDiscount {
  const takes = parseDiscount(text)
  if (takes) return takes
  context.addIssue({ code: 'custom', message: 'is an amount such as 25 EUR, or a share such as 10%' })
  return z.NEVER
}

/** Transforms a configured amount above zero, in a schema. */
export function readAmount(text: string, context: z.RefinementCtx): Money {
  const takes = parseDiscount(text)
  if (takes?.kind === 'fixed') return takes.amount
  context.addIssue({ code: 'custom', message: 'is an amount such as 100 EUR' })
  return z.NEVER
}
