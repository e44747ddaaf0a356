import { z } from 'zod'
import { Optional, attributes } from './replies.ts'
import { Total } from './reply-cars.ts'

const BookedCar = z.object({
  '@ReservationStatus': Optional,
  VehSegmentCore: z.object({
    ConfID: z.array(attributes({ '@Type': Optional, '@ID': Optional })).min(1),
    TotalCharge: Total,
  }),
})

/** The status stands on the core in 2007B, later on the reservation: both are read. */
const Core = z.object({
  '@ReservationStatus': Optional,
  '@ModifyStatus': Optional,
  VehReservation: BookedCar,
})
export type OtaBookingCore = z.infer<typeof Core>

export const OtaBooked = z
  .object({ VehResRSCore: Core })
  .transform(({ VehResRSCore }): OtaBookingCore => VehResRSCore)
export const OtaFound = z
  .object({ VehRetResRSCore: Core })
  .transform(({ VehRetResRSCore }): OtaBookingCore => VehRetResRSCore)
export const OtaModified = z
  .object({ VehModifyRSCore: Core })
  .transform(({ VehModifyRSCore }): OtaBookingCore => VehModifyRSCore)

export const OtaCancelled = z.object({
  VehCancelRSCore: attributes({ '@CancelStatus': Optional }),
})
