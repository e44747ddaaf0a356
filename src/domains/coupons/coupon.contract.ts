import { z } from 'zod'
import { codeField, LangIdField, MoneyContract, orNull } from '#kernel/contract.ts'
import type { CouponFieldCode } from './coupon-field-messages.ts'

export const CouponCodeField = codeField<CouponFieldCode>('coupon_code_required', 40).meta({
  description: 'Capital and small letters are the same',
  example: 'WELCOME10',
})

export const CheckCouponBody = z.strictObject({ code: CouponCodeField, lang_id: LangIdField.optional() })

export const CheckCouponReply = z.object({ code: z.string().meta({ description: 'In capitals' }) })

export const BookedCouponContract = z
  .object({
    code: z.string(),
    discount: MoneyContract,
    limited: z
      .literal(true)
      .optional()
      .meta({ description: 'The coupon says more, but this is the most that coupons take off this price' }),
  })
  .meta({ id: 'BookedCoupon' })
export type BookedCoupon = z.infer<typeof BookedCouponContract>

export const PersonalCouponContract = z
  .object({
    code: z.string(),
    takes: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('percent'),
        percent: z.number().meta({ example: 12.5 }),
        most: orNull(MoneyContract),
      }),
      z.object({ kind: z.literal('fixed'), amount: MoneyContract }),
    ]),
    minimum_total: orNull(MoneyContract),
    valid_from: z.iso.datetime(),
    valid_until: z.iso.datetime().nullable(),
    state: z.enum(['usable', 'not_yet_valid', 'used', 'over']),
  })
  .meta({ id: 'OwnCoupon' })
export type PersonalCoupon = z.infer<typeof PersonalCouponContract>

export const PersonalCouponsReply = z.object({ items: z.array(PersonalCouponContract) })
