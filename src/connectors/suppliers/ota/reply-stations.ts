import { z } from 'zod'
import { listOf } from '../list-of.ts'
import { Optional, Text, attributes } from './replies.ts'

const Address = attributes({
  StreetNmbr: Text,
  AddressLine: z.array(Text).default([]),
  CityName: Text,
  PostalCode: Text,
  CountryName: z.preprocess(
    (node) => (typeof node === 'string' ? { '#text': node } : node),
    z.object({ '@Code': Optional, '#text': Optional }).prefault({}),
  ),
})

const OperationTime = z.object({
  '@Mon': Optional,
  '@Tue': Optional,
  '@Weds': Optional,
  '@Thur': Optional,
  '@Fri': Optional,
  '@Sat': Optional,
  '@Sun': Optional,
  '@Start': Optional,
  '@End': Optional,
  '@AdditionalOperationInfoCode': Optional,
})
export type OtaOperationTime = z.infer<typeof OperationTime>

const Schedule = attributes({ OperationTimes: listOf('OperationTime', OperationTime) })
/** A code, or the supplier's own text if no code applies. */
const Facility = attributes({ '@Location': Optional, '#text': Optional }).optional()
const Position = attributes({ '@Latitude': Optional, '@Longitude': Optional }).optional()

export const OtaLocation = z.object({
  '@Code': z.string().min(1),
  '@Name': Optional,
  '@AtAirport': Optional,
  '@AssocAirportLocList': Optional,
  Address: z.array(Address).default([]),
  Telephone: z
    .array(
      attributes({ '@CountryAccessCode': Optional, '@AreaCityCode': Optional, '@PhoneNumber': Optional }),
    )
    .default([]),
  AdditionalInfo: attributes({
    CounterLocation: Facility,
    OperationSchedules: listOf('OperationSchedule', Schedule),
    TPA_Extensions: attributes({ Position }).optional(),
  }).prefault({}),
  Position,
})
export type OtaLocation = z.infer<typeof OtaLocation>

export const OtaLocations = z.object({
  VehMatchedLocs: z.object({ VehMatchedLoc: z.array(z.object({ LocationDetail: z.unknown() })) }),
})

export const OtaLocationReply = z.object({ LocationDetail: OtaLocation })
