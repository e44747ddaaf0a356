import { z } from 'zod'
import type { Money } from '#kernel/money.ts'
import type { CouponDiscount } from './coupon.ts'
import { parseDiscount } from './parse-discount.ts'

/** What a coupon takes off, as configured; for the transform of a schema. */
export function readDiscount(text: string, context: z.RefinementCtx): CouponDiscount {
  const takes = parseDiscount(text)
  if (takes) return takes
  context.addIssue({ code: 'custom', message: 'is an amount such as 25 EUR, or a share such as 10%' })
  return z.NEVER
}

/** An amount above nothing, as configured; for the transform of a schema. */
export function readAmount(text: string, context: z.RefinementCtx): Money {
  const takes = parseDiscount(text)
  if (takes?.kind === 'fixed') return takes.amount
  context.addIssue({ code: 'custom', message: 'is an amount such as 100 EUR' })
  return z.NEVER
}
