import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { TRIP_CHARGE_KINDS, TripParams } from '../../journey/trip.contract.ts'
import { ACTION_FAILURES, DISPATCH_ACCESS, DISPATCH_ACTION, LanguageQuery } from '../dispatch.contract.ts'
import { NextBillReply } from './next-bill.contract.ts'
import { CollectBody, RemoveCollectionBody } from './trip-collection.contract.ts'
import { z } from 'zod'
import { RequestedMoneyContract, fieldError, textField } from '#kernel/contract.ts'
import { commonActionFields } from '../dispatch-action.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

const ChargeTripBody = z.strictObject({
  kind: z.enum(TRIP_CHARGE_KINDS, fieldError<TripFieldCode>('charge_kind_invalid')),
  amount: RequestedMoneyContract,
  reason: textField('reason_empty', 200),
  ...commonActionFields,
})

const RemoveChargeBody = z.strictObject({
  charge_id: z.uuid(fieldError('id_required')),
  reason: textField('reason_empty', 200).meta({ description: 'Why it goes, for the history and the audit' }),
  ...commonActionFields,
})

const CreditBillBody = z.strictObject({
  reason: textField('reason_empty', 500).meta({ description: 'What was wrong, on the credit note' }),
  ...commonActionFields,
})

const BillTripBody = z.strictObject({
  accept_total: RequestedMoneyContract.optional().meta({
    description: 'What the bill came to when it was shown: if it is another now, none is issued',
  }),
  ...commonActionFields,
})

const ofBills = {
  ...DISPATCH_ACTION,
  failures: {
    ...ACTION_FAILURES,
    charge_not_found: 404,
    charge_currency: 422,
    charge_of_nothing: 422,
    charge_too_large: 422,
    too_many_charges: 422,
    bill_changed: 409,
    wallet_limit: 422,
    wallet_missing: 422,
  },
} as const

const ofCollections = {
  ...DISPATCH_ACTION,
  failures: {
    ...ACTION_FAILURES,
    collection_not_found: 404,
    collection_given_back: 409,
    collection_currency: 422,
    collection_of_nothing: 422,
    collection_too_large: 422,
    too_many_collections: 422,
    wallet_pays: 409,
  },
} as const

export const readNextBill = operation({
  ...DISPATCH_ACCESS,
  method: 'get',
  path: '/staff/trips/{id}/next-bill',
  summary: 'The bill of a trip that is over, whole, before it is issued',
  params: TripParams,
  query: LanguageQuery,
  reply: [NextBillReply, 'As it would be issued now; nothing is written'],
  failures: { trip_not_found: 404, trip_act_refused: 409, charge_too_large: 422 },
  tags: ['NEXT_BILL'],
})

export const chargeTrip = operation({
  ...ofBills,
  path: '/staff/trips/{id}/charge',
  summary: 'Add what came up on the way, such as a toll',
  body: ChargeTripBody,
  example: {
    version: 1,
    kind: 'toll',
    amount: { amount: 15_000, currency: 'INR' },
    reason: 'Airport road',
    lang_id: 1,
  },
})

export const removeCharge = operation({
  ...ofBills,
  path: '/staff/trips/{id}/remove-charge',
  summary: 'Take a wrong charge back before it is billed',
  body: RemoveChargeBody,
  example: { version: 1, charge_id: EXAMPLE.id, reason: 'Mistyped', lang_id: 1 },
})

export const billTrip = operation({
  ...ofBills,
  path: '/staff/trips/{id}/bill',
  summary: 'Bill a trip that is over, and settle the wallet',
  body: BillTripBody,
  example: { version: 1, accept_total: { amount: 15_000, currency: 'INR' }, lang_id: 1 },
})

export const creditBill = operation({
  ...ofBills,
  path: '/staff/trips/{id}/credit-bill',
  summary: 'Give a wrong bill back by a credit note, to bill the trip again',
  body: CreditBillBody,
  example: { version: 1, reason: 'Mistyped', lang_id: 1 },
})

export const collectForTrip = operation({
  ...ofCollections,
  path: '/staff/trips/{id}/collect',
  summary: 'Record what the driver or the desk collected, or gave back',
  body: CollectBody,
  example: { version: 1, kind: 'collected', amount: { amount: 15_000, currency: 'INR' }, lang_id: 1 },
})

export const removeCollection = operation({
  ...ofCollections,
  path: '/staff/trips/{id}/remove-collection',
  summary: 'Take back a wrong entry of what was collected',
  body: RemoveCollectionBody,
  example: { version: 1, collection_id: EXAMPLE.id, reason: 'Mistyped', lang_id: 1 },
})
