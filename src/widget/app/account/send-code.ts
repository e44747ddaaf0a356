import type { TripsClient, TripsError } from '../../trips/trips-client.ts'
import type { Address } from './address.ts'

/** A code that was sent; `resendAfterS`: seconds until another one may be requested. */
export type SentCode = { address: Address; otpId: string; resendAfterS: number; at: number }

/** Requests a one-time code. */
export async function sendCode(trips: TripsClient, address: Address): Promise<SentCode | TripsError> {
  const reply = await trips.call('/api/o/otp/create', { body: address })
  if (!reply.ok) return reply.error
  const { otp_id: otpId, resend_after: resendAfterS } = reply.data as { otp_id: string; resend_after: number }
  return { address, otpId, resendAfterS, at: Date.now() }
}
