import { z } from 'zod'
import { RequestedMoneyContract, fieldError, textField } from '#kernel/contract.ts'
import { commonActionFields } from '../dispatch-action.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

/** Kinds of money movement on the spot, by the driver or the desk. */
export const COLLECTION_KINDS = ['collected', 'given_back'] as const
export type CollectionKind = (typeof COLLECTION_KINDS)[number]

export const CollectBody = z.strictObject({
  kind: z.enum(COLLECTION_KINDS, fieldError<TripFieldCode>('collection_kind_invalid')),
  amount: RequestedMoneyContract.meta({ description: 'In the currency of the trip' }),
  ...commonActionFields,
})

export const RemoveCollectionBody = z.strictObject({
  collection_id: z.uuid(fieldError('id_required')),
  reason: textField('reason_empty', 200).meta({ description: 'Why it goes, for the history and the audit' }),
  ...commonActionFields,
})
