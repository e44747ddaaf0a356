import { z } from 'zod'
import { addressFields, hasOneAddress, oneAddress } from './sign-in-address.contract.ts'

export const OtpBody = z.strictObject(addressFields).refine(hasOneAddress, oneAddress)

export const OtpReply = z
  .object({
    otp_id: z.uuid().meta({ description: 'Given with the code at `/trips/auth/login`' }),
    expires_at: z.iso.datetime(),
    resend_after: z.int().meta({ description: 'Seconds until another code may be asked for', example: 30 }),
  })
  .meta({ id: 'TripOtp' })
