import { z } from 'zod'
import { fieldError } from '#kernel/contract.ts'
import { EARNS, PercentField } from './partner.contract.ts'
import type { PartnerFieldCode } from './partner-field-messages.ts'

const daysError = fieldError<PartnerFieldCode>('holding_days_invalid')

/** A partner's terms, in the format in which the staff set and read them. */
export const TERMS_FIELDS = {
  earns: z.enum(EARNS, fieldError<PartnerFieldCode>('partner_earns_required')),
  share_percent: PercentField.nullable().meta({ description: 'Of our margin; null: they earn a percent' }),
  min_percent: PercentField.nullable().meta({ description: 'Null: as for every partner' }),
  max_percent: PercentField.nullable().meta({ description: 'Null: as for every partner' }),
  usual_percent: PercentField.nullable().meta({ description: 'At the start; null: as for every partner' }),
  trip_percent: PercentField.nullable().default(null).meta({
    description: 'Of the fare of trips booked in their widget; null: as for every partner',
  }),
  holding_days: z.int(daysError).min(0, daysError).max(365, daysError).meta({
    description: 'From the car’s return, or the end of the trip, until the commission is payable',
    example: 30,
  }),
}

export const TermsContract = z.object(TERMS_FIELDS).meta({ id: 'PartnerTerms' })
export type Terms = z.infer<typeof TermsContract>
