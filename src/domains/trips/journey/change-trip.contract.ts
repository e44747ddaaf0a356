import { z } from 'zod'
import { fieldError, MoneyContract, textField } from '#kernel/contract.ts'
import { TripContract } from './trip.contract.ts'

const TripIdField = z.uuid(fieldError('id_required'))

export const ApproveTripBody = z.strictObject({
  trip_id: TripIdField,
  approve: z.boolean(fieldError('yes_or_no')),
  reason: textField('reason_empty', 500).optional(),
})

export const CancelTripBody = z.strictObject({
  trip_id: TripIdField,
  reason: textField('reason_empty', 500).optional(),
  preview: z
    .boolean(fieldError('yes_or_no'))
    .default(false)
    .meta({ description: 'Tells the cost, and changes nothing' }),
})

export const CancelTripReply = z.object({ trip: TripContract, fee: MoneyContract, refund: MoneyContract })
