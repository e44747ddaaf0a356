import { z } from 'zod'
import { fieldError, LangIdField, orNull, textField } from '#kernel/contract.ts'
import { LocalTime } from '#domains/fares/shapes/request-parts.contract.ts'
import type { TripFieldCode } from '../trip-field-messages.ts'

/** Fields of every action: the version of the trip that was shown. */
export const commonActionFields = { version: z.int().min(1), lang_id: LangIdField.optional() }

const odometerError = fieldError<TripFieldCode>('odometer_invalid')
const OdometerField = z.int(odometerError).min(0, odometerError).max(2_000_000, odometerError)

const minutesError = fieldError<TripFieldCode>('minutes_invalid')
const MinutesField = z.int(minutesError).min(0, minutesError).max(1440, minutesError)

const kmError = fieldError<TripFieldCode>('km_invalid')
const GarageKmField = z.int(kmError).min(0, kmError).max(500, kmError)

const reading = {
  at: LocalTime.meta({ description: 'On the city’s clock' }),
  odometer_km: orNull(OdometerField).meta({ description: 'Null for a seat of a shuttle alone' }),
}

export const AssignTripBody = z.strictObject({
  vehicle_id: z.uuid(fieldError('id_required')),
  driver_id: orNull(z.uuid(fieldError('id_required'))).meta({
    description: 'Null for a self-drive car alone',
  }),
  other_class: z.boolean(fieldError('yes_or_no')).default(false).meta({
    description: 'A vehicle of neither the class that was booked nor a better one is meant',
  }),
  ...commonActionFields,
})

/** A start more than this many hours before the pick-up needs confirmation. */
export const EARLY_HOURS = 2

const boarding = {
  ...reading,
  arrived_at: orNull(LocalTime).optional().meta({
    description: 'When the driver was at the pick-up: waiting is computed from it until `at`, on board',
  }),
}
const WaitingField = orNull(MinutesField).optional().meta({
  description: 'By default as the clock shows, from the arrival until on board; never more',
})

export const StartTripBody = z.strictObject({
  ...boarding,
  early: z
    .boolean(fieldError('yes_or_no'))
    .default(false)
    .meta({ description: `A start more than ${EARLY_HOURS} hours before the pick-up is meant` }),
  ...commonActionFields,
})

export const EndTripBody = z.strictObject({
  ...reading,
  waiting_minutes: WaitingField,
  garage_km: GarageKmField.default(0).meta({
    description: 'From the garage and back, where the package counts it',
  }),
  garage_minutes: MinutesField.default(0),
  ...commonActionFields,
})

export const CorrectDutySlipBody = z.strictObject({
  start: z.strictObject(boarding).optional(),
  end: z
    .strictObject({
      ...reading,
      waiting_minutes: WaitingField,
      garage_km: GarageKmField,
      garage_minutes: MinutesField,
    })
    .optional(),
  reason: textField('reason_empty', 200).meta({ description: 'Why, for the history and the audit' }),
  ...commonActionFields,
})

export const NoShowTripBody = z.strictObject({
  reason: textField('reason_empty', 500).optional(),
  ...commonActionFields,
})

export const CancelTripByStaffBody = z.strictObject({
  reason: textField('reason_empty', 500),
  free_of_charge: z.boolean(fieldError('yes_or_no')).default(false).meta({
    description: 'All that was paid comes back, whatever the rule says',
  }),
  ...commonActionFields,
})
