import { z } from 'zod'
import { ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { mismatch } from '../garbage.ts'
import { validItems } from '../valid-items.ts'
import { xmlReader } from '../xml.ts'
import { degrees, isSet, readCount } from '../xml-values.ts'
import type { OkOperation } from './soap.ts'

const Text = z.union([z.string(), z.object({ '#text': z.string() }).transform((node) => node['#text'])])
const Optional = Text.default('')
const Flag = Optional.transform(isSet)
/** Parses "OPC,GPS" as a list. */
const Codes = Optional.transform((text) =>
  text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean),
)

export const OkPrice = z.object({
  stationID: Optional,
  supplier_Code: Optional,
  GroupID: Text,
  Group_Name: Optional,
  SIPP: Text,
  imageURL: Optional,
  rateCode: Text,
  token: Text,
  nrDays: Text.transform((text) => readCount(text)).pipe(z.int().min(1)),
  kmsIncluded: Flag,
  kmsValue: Optional,
  previewValue: Text,
  extrasRequired: Codes,
  prepaidRate: Flag,
  VehicleModel: Optional,
  FuelPolicy: Optional,
  allExtras: z.unknown(),
  RateRestriction: z
    .object({
      '@CancellationAvailable': Flag,
      '@CancellationPenaltyInd': Flag,
      '@DateTime': Optional,
    })
    .nullish(),
})
export type OkPrice = z.infer<typeof OkPrice>

export const OkExtra = z.object({
  extraID: Text,
  extra: Optional,
  description: Optional,
  valueWithTax: Text,
  extra_Included: Flag,
  extra_Required: Flag,
  accept_quantity: Flag,
  insurance: Flag,
  excess: Optional,
  pricePerContract: Flag,
  percentualDiscount: Optional,
})
export type OkExtra = z.infer<typeof OkExtra>

export const OkPrices = z.object({
  errorCode: Text,
  getMultiplePrice: z.array(z.unknown()).default([]),
})

// A closed day is an empty element.
const OkDay = z.union([
  z.object({ HourOpen: Optional, HourClose: Optional }),
  z.literal('').transform(() => null),
])
export const OK_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const OkStation = z.object({
  StationID: Text,
  Station: Text,
  Address: Optional,
  StationType: Optional,
  Zone: Optional,
  CountryID: Text,
  City: Optional,
  Zipcode: Optional,
  Phone: Optional,
  Latitude: Text.pipe(degrees(90)),
  Longitude: Text.pipe(degrees(180)),
  open24h: Flag,
  ...dayFields(),
})
export type OkStation = z.infer<typeof OkStation>

export const OkStations = z.object({
  errorCode: Text,
  RentalStation: z.array(z.unknown()).default([]),
})

export const OkCountries = z.object({
  errorCode: Text,
  Country: z.array(z.object({ countryCode: Text, ISOCode: Text })).default([]),
})

export const OkReservation = z.object({
  Status: Text,
  Reservation_Nr: Optional,
  Reservation_Value: Optional,
})
export type OkReservation = z.infer<typeof OkReservation>

const Children = z.record(z.string(), z.unknown())
const Envelope = z.object({ Envelope: z.object({ Body: Children }) })

const LISTS = ['getMultiplePrice', 'allExtra', 'RentalStation', 'Country']
const readWithExtras = xmlReader({ lists: LISTS })
// A car's extras are nine tenths of a price list and unused in a search, so they stay unparsed text.
const readWithoutExtras = xmlReader({ lists: LISTS, unread: ['allExtras'] })

/** Returns the `{operation}Result` of a SOAP reply, checked against its schema. */
export function readReply<Reply>(
  text: string,
  operation: OkOperation,
  schema: z.ZodType<Reply>,
  extras: 'unread' | 'read' = 'read',
): SupplierResult<Reply> {
  const document = extras === 'read' ? readWithExtras(text) : readWithoutExtras(text)
  if (!document.ok) return document
  const envelope = Envelope.safeParse(document.value)
  const response = envelope.success ? envelope.data.Envelope.Body[`${operation}ResultResponse`] : undefined
  const read = schema.safeParse(Children.safeParse(response).data?.[`${operation}Result`])
  return read.success ? ok(read.data) : mismatch(read.error, `${operation}: `)
}

/** Returns all extras of one car, if parsed. Skips invalid ones. */
export function extrasOf(price: OkPrice): OkExtra[] {
  const list = z.object({ allExtra: z.array(z.unknown()) }).safeParse(price.allExtras)
  return list.success ? validItems(list.data.allExtra, OkExtra) : []
}

/** Returns the price of one extra of a car, also from unparsed extras. Null if the car does not have it. */
export function extraPriceIn(
  price: OkPrice,
  id: string,
): Pick<OkExtra, 'valueWithTax' | 'pricePerContract'> | null {
  const unread = Text.safeParse(price.allExtras)
  if (!unread.success) return extrasOf(price).find(({ extraID }) => extraID === id) ?? null
  // Parsing a fee of each car of a long list costs more than the list: only its two fields are extracted.
  const at = unread.data.indexOf(`<extraID>${id}</extraID>`)
  if (at < 0) return null
  const extra = unread.data.slice(
    unread.data.lastIndexOf('<allExtra', at),
    unread.data.indexOf('</allExtra>', at),
  )
  const value = fieldIn(extra, 'valueWithTax')
  return value === null
    ? null
    : { valueWithTax: value, pricePerContract: isSet(fieldIn(extra, 'pricePerContract') ?? '') }
}

function fieldIn(xml: string, name: string): string | null {
  const from = xml.indexOf(`<${name}>`)
  const to = xml.indexOf(`</${name}>`, from)
  return from < 0 || to < 0 ? null : xml.slice(from + name.length + 2, to).trim()
}

function dayFields() {
  const day = OkDay.optional()
  return { Mon: day, Tue: day, Wed: day, Thu: day, Fri: day, Sat: day, Sun: day }
}
