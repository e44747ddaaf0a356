import { z } from 'zod'
import { Optional, Warnings, attributes } from './replies.ts'
import type { OtaError } from './refusals.ts'
import { Total } from './reply-cars.ts'

const BookedCar = z.object({
  '@ReservationStatus': Optional,
  VehSegmentCore: z.object({
    ConfID: z.array(attributes({ '@Type': Optional, '@ID': Optional })).min(1),
    TotalCharge: Total,
  }),
})

/** The status is on the core in 2007B, on the reservation in later versions. Both are read. */
const Core = z.object({
  '@ReservationStatus': Optional,
  '@ModifyStatus': Optional,
  VehReservation: BookedCar,
})
/** Some systems report the outcome of a reservation in a warning. */
export type OtaBookingCore = z.infer<typeof Core> & { Warnings: readonly OtaError[] }

export const OtaBooked = z
  .object({ VehResRSCore: Core, Warnings })
  .transform(({ VehResRSCore, Warnings: warned }): OtaBookingCore => ({ ...VehResRSCore, Warnings: warned }))
export const OtaRetrieved = z
  .object({ VehRetResRSCore: Core, Warnings })
  .transform(({ VehRetResRSCore, Warnings: warned }): OtaBookingCore => ({
    ...VehRetResRSCore,
    Warnings: warned,
  }))
export const OtaModified = z
  .object({ VehModifyRSCore: Core, Warnings })
  .transform(({ VehModifyRSCore, Warnings: warned }): OtaBookingCore => ({
    ...VehModifyRSCore,
    Warnings: warned,
  }))

export const OtaCancelled = z.object({
  VehCancelRSCore: attributes({ '@CancelStatus': Optional }),
})
