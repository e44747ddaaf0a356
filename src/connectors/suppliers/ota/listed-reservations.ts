import { z } from 'zod'
import type { DriverDetails, RentalRequest } from '#domains/suppliers/supplier-connector.ts'
import { foldText } from '#kernel/fold-text.ts'
import { BookingNumber } from '../booking-number.ts'
import { listOf } from '../list-of.ts'
import { Optional, Text, attributes } from './replies.ts'
import { SUPPLIER_REFERENCE } from './requests.ts'

const Summary = z.object({
  '@PickUpDateTime': Optional,
  '@ReturnDateTime': Optional,
  ConfID: z.array(attributes({ '@Type': Optional, '@ID': Optional })).min(1),
  PickUpLocation: attributes({ '@LocationCode': Optional }).optional(),
  PersonName: z.object({ GivenName: Text, Surname: Text }).optional(),
})
type Summary = z.infer<typeof Summary>

/** Summaries of the reservations that match a request without a number. */
export const OtaListed = z
  .object({ VehRetResRSCore: z.object({ VehResSummaries: listOf('VehResSummary', Summary) }) })
  .transform(({ VehRetResRSCore }) => VehRetResRSCore.VehResSummaries)

/** Returns the numbers of reservations for this rental and this driver. Systems list more than requested. */
export function listedNumbers(
  listed: readonly Summary[],
  { pickUpAt, dropOffAt, pickUpStation }: RentalRequest,
  { firstName, lastName }: Pick<DriverDetails, 'firstName' | 'lastName'>,
): string[] {
  return listed.flatMap((summary) => {
    const { PickUpLocation, PersonName, ConfID } = summary
    const isSame =
      minuteOf(summary['@PickUpDateTime']) === pickUpAt &&
      minuteOf(summary['@ReturnDateTime']) === dropOffAt &&
      (!PickUpLocation?.['@LocationCode'] || PickUpLocation['@LocationCode'] === pickUpStation) &&
      (!PersonName?.Surname || isSameName(PersonName.Surname, lastName)) &&
      (!PersonName?.GivenName || isSameName(PersonName.GivenName, firstName))
    const number = (ConfID.find((id) => id['@Type'] === SUPPLIER_REFERENCE) ?? ConfID[0])?.['@ID']
    return isSame && BookingNumber.safeParse(number).success && number ? [number] : []
  })
}

/** Returns the local time, without the seconds and zone that some systems add. */
function minuteOf(time: string): string {
  return time.slice(0, 16)
}

/** Compares names like `hasTwin`, which distinguishes bookings by name. */
function isSameName(one: string, other: string): boolean {
  return foldText(one) === foldText(other)
}
