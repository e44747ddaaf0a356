import { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { BookingNumber } from '../booking-number.ts'
import { listOf } from '../list-of.ts'
import { xmlReader } from '../xml.ts'
import { degrees, readCount } from '../xml-values.ts'
import { refusal } from './refusals.ts'
import { mismatch } from '../garbage.ts'

const Optional = z.string().default('')

export const XrsCountries = z.object({
  countryList: listOf('country', z.object({ '@countryCode': z.string() })),
})

export const XrsStations = z.object({
  stationList: listOf('station', z.object({ '@stationCode': z.string() })),
})

const Station = z.object({
  '@stationCode': z.string().min(4),
  '@stationName': z.string(),
  '@address1': Optional,
  '@address2': Optional,
  '@cityName': Optional,
  '@postalCode': Optional,
  '@countryCode': z.string().length(2),
  '@latitude': degrees(90),
  '@longitude': degrees(180),
  '@phoneCountryCode': Optional,
  '@phoneAreaCode': Optional,
  '@phoneNumber': Optional,
  serviceList: listOf('service', z.object({ '@code': z.string(), '@value': Optional })),
})
export type XrsStation = z.infer<typeof Station>
export const XrsStationReply = z.object({ station: z.array(Station).min(1) })

const DaySchedule = z.object({
  '@dayNumber': z
    .string()
    .transform((text) => readCount(text))
    .pipe(z.int().min(1).max(7)),
  '@schedType': Optional,
  '@afterHours': Optional,
  '@timeBegin': z.string().regex(/^\d{4}$/),
  '@timeEnd': z.string().regex(/^\d{4}$/),
})
export type XrsDaySchedule = z.infer<typeof DaySchedule>
export const XrsSchedule = z.object({ openHoursList: listOf('stationDaySched', DaySchedule) })

const Category = z.object({
  '@carCategoryCode': z.string().length(4),
  '@carCategoryStatusCode': z.string().default('F'),
})
export const XrsCategories = z.object({ carCategoryList: listOf('carCategory', Category) })

const EquipmentOffer = z.object({ '@code': z.string(), '@descr': Optional, '@statusCode': Optional })
export const XrsEquipmentList = z.object({ equipmentList: listOf('equipment', EquipmentOffer) })

const Insurance = z.object({
  '@code': z.string(),
  '@descr': Optional,
  '@type': z.enum(['O', 'I', 'M']),
  '@bkExcessWithPOM': Optional,
  '@priceInBookingCurrency': Optional,
  '@rentalPriceAIInBookingCurrency': Optional,
})
export type XrsInsurance = z.infer<typeof Insurance>

const ChargeLine = z.object({
  '@chrgTy': z.string(),
  '@chrgTyDesc': Optional,
  '@priceInBookingCurrency': z.string(),
})
export type XrsChargeLine = z.infer<typeof ChargeLine>

const Age = z
  .string()
  .transform((text) => readCount(text, 120))
  .pipe(z.number())
  .optional()
  .catch(undefined)

export const XrsRate = z.object({
  '@carCategoryCode': z.string(),
  '@carCategoryName': Optional,
  '@carCategorySample': Optional,
  '@carCategorySeats': Optional,
  '@carCategoryDoors': Optional,
  '@carCategoryBaggageQuantity': Optional,
  '@rateId': z.string(),
  '@productCode': Optional,
  '@totalRateEstimateInBookingCurrency': z.string(),
  '@bookingCurrencyOfTotalRateEstimate': z.string().length(3),
  '@includedKm': Optional,
  '@includedKmType': Optional,
  '@extraKmPriceInBookingCurrency': Optional,
  '@isPrepaid': Optional,
  links: listOf('link', z.object({ '@id': z.string(), '@value': Optional })),
  ageLimit: z
    .object({
      '@minAgeForCategory': Age,
      '@minAgeForCountry': Age,
      '@maxAgeForCountry': Age,
      '@youngDriverAge': Age,
    })
    .optional()
    .catch(undefined),
  insuranceList: listOf('insurance', Insurance),
  taxList: listOf('tax', z.object({ '@taxRate': z.string() })),
  chargeList: listOf('chargeLine', ChargeLine),
})
export type XrsRate = z.infer<typeof XrsRate>
export const XrsRates = z.object({ reservationRateList: z.object({ reservationRate: z.array(z.unknown()) }) })

const QuotedEquipment = z.object({
  '@code': z.string(),
  '@descr': Optional,
  '@priceInBookingCurrency': z.string(),
  '@rentalPriceAIInBookingCurrency': z.string(),
  '@rentalMaxAIInBookingCurrency': Optional,
  '@tax': Optional,
})
export type XrsQuotedEquipment = z.infer<typeof QuotedEquipment>

const Quote = z.object({
  '@totalRateEstimateInBookingCurrency': z.string(),
  '@bookingCurrencyOfTotalRateEstimate': z.string().length(3),
  equipmentList: listOf('equipment', QuotedEquipment),
})
export const XrsQuoteReply = z.object({ reservation: z.object({ quote: Quote }) })

export const XrsReservation = z.object({
  reservation: z.object({
    '@resNumber': BookingNumber,
    '@resCancelNumber': Optional,
    '@statusCode': Optional,
    quote: Quote.optional(),
  }),
})

const read = xmlReader({
  lists: [
    'country',
    'station',
    'service',
    'stationDaySched',
    'carCategory',
    'equipment',
    'reservationRate',
    'link',
    'insurance',
    'tax',
    'chargeLine',
  ],
})

const Message = z.object({
  message: z.object({
    serviceResponse: z.looseObject({ '@returnCode': z.enum(['OK', 'KO']), '@errorCode': Optional }),
  }),
})

/** Returns the `serviceResponse` of a reply, checked against its schema. `returnCode="KO"` is a rejection. */
export function readReply<Reply>(text: string, schema: z.ZodType<Reply>): SupplierResult<Reply> {
  const document = read(text)
  if (!document.ok) return document
  const message = Message.safeParse(document.value)
  if (!message.success) return mismatch(message.error)
  const response = message.data.message.serviceResponse
  if (response['@returnCode'] === 'KO') return fail(refusal(response['@errorCode'] || 'no error code'))
  const reply = schema.safeParse(response)
  return reply.success ? ok(reply.data) : mismatch(reply.error)
}
