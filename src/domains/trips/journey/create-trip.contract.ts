import { z } from 'zod'
import { RequestedMoneyContract, fieldError, longTextField, textField } from '#kernel/contract.ts'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { metadataFits, METADATA_NAME } from './trip-metadata.contract.ts'
import { PAY_BY, TravellerContract } from './trip.contract.ts'
import type { TripFieldCode } from '../trip-field-messages.ts'

const metadataError = fieldError<TripFieldCode>('metadata_invalid')

/** Metadata of the embedding company: a flat object, stored and returned unchanged. */
const Metadata = z
  .record(
    z.string().regex(METADATA_NAME, metadataError),
    z.union(
      [z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u, metadataError), z.number(), z.boolean(), z.null()],
      metadataError,
    ),
    metadataError,
  )
  .refine(metadataFits, metadataError)

/** The phone number must be plausible. */
const CheckedTraveller = TravellerContract.extend({ phone: CheckedPhone }).meta({ id: 'AskedTraveller' })

export const CreateTripBody = z.strictObject({
  quote_id: z
    .string(fieldError<TripFieldCode>('quote_required'))
    .min(1, fieldError<TripFieldCode>('quote_required'))
    .max(20_000),
  traveller: CheckedTraveller,
  pay_by: z.enum(PAY_BY, fieldError<TripFieldCode>('pay_by_invalid')).optional().meta({
    description:
      'By default the wallet for a company’s people, else the driver. A card pays at the address that `payment` tells',
  }),
  profile_id: z.uuid(fieldError('id_required')).optional().meta({
    description: 'Whom a supervisor or an admin books for; by default the caller',
  }),
  cost_centre: textField('text_required', 60).optional(),
  notes: longTextField('text_required', 1000).optional(),
  partner_code: textField('text_required', 60).optional(),
  sub_id: textField('text_required', 120).optional(),
  metadata: Metadata.default({}),
  accept_total: RequestedMoneyContract.meta({ description: 'The total that the traveller saw' }),
})
export type CreateTripBody = z.infer<typeof CreateTripBody>

/** HTTP status of each reason to reject a booking, by the staff as well. */
export const BOOK_FAILURES = {
  quote_unknown: 404,
  profile_not_found: 404,
  quote_used: 409,
  idempotency_key_reused: 409,
  price_changed: 409,
  pick_up_in_the_past: 409,
  trip_too_soon: 409,
  departure_full: 409,
  too_many_unpaid: 409,
  overlapping_unpaid: 409,
  quote_expired: 410,
  departure_gone: 410,
  wallet_not_yours: 422,
  wallet_currency: 422,
  wallet_missing: 422,
  wallet_limit: 422,
  driver_age_required: 422,
  driver_too_young: 422,
  licence_years_required: 422,
  licence_too_new: 422,
} as const
