import { z } from 'zod'
import { AskedMoneyContract, fieldError, textField } from '#kernel/contract.ts'
import { TRIP_CHARGE_KINDS } from '../../journey/trip.contract.ts'
import { commonActionFields } from '../dispatch-action.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

export const ChargeTripBody = z.strictObject({
  kind: z.enum(TRIP_CHARGE_KINDS, fieldError<TripFieldCode>('charge_kind_invalid')),
  amount: AskedMoneyContract,
  reason: textField('reason_empty', 200),
  ...commonActionFields,
})

export const RemoveChargeBody = z.strictObject({
  charge_id: z.uuid(fieldError('id_required')),
  reason: textField('reason_empty', 200).meta({ description: 'Why it goes, for the history and the audit' }),
  ...commonActionFields,
})

export const CreditBillBody = z.strictObject({
  reason: textField('reason_empty', 500).meta({ description: 'What was wrong, on the credit note' }),
  ...commonActionFields,
})

export const BillTripBody = z.strictObject({
  accept_total: AskedMoneyContract.optional().meta({
    description: 'What the bill came to when it was shown: if it is another now, none is issued',
  }),
  ...commonActionFields,
})
