import { z } from 'zod'
import { LangIdField, textField } from '#kernel/contract.ts'

const bookingId = z.uuid({ error: 'A booking id is a UUID' })

const code = textField('Coupon code is Required', 40).meta({
  description: 'Capital and small letters are the same',
  example: 'WELCOME10',
})

export const CheckCouponBody = z.strictObject({ code, lang_id: LangIdField.optional() })

export const CheckCouponReply = z.object({ code: z.string().meta({ description: 'In capitals' }) })

export const CouponBody = z.strictObject({
  booking_id: bookingId,
  code,
  lang_id: LangIdField.optional(),
})

export const RemoveCouponBody = z.strictObject({ booking_id: bookingId, lang_id: LangIdField.optional() })
