import { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { mismatch } from '../garbage.ts'
import { listOf } from '../list-of.ts'
import { validItems } from '../valid-items.ts'
import { xmlReader } from '../xml.ts'
import { degrees, isSet, readCount } from '../xml-values.ts'
import { refusal } from './refusals.ts'

// An element with attributes is a node, one without is its text.
const Text = z.union([z.string(), z.object({ '#text': z.string() }).transform((node) => node['#text'])])
const Optional = Text.catch('')

const Amount = z.union([
  z.string().transform((text) => ({ text, currency: '' })),
  z
    .object({ '#text': z.string(), '@currency': Optional })
    .transform((node) => ({ text: node['#text'], currency: node['@currency'] })),
])
export type GmAmount = z.infer<typeof Amount>
const NoAmount = Amount.catch({ text: '', currency: '' })

const Country = z.object({ countryID: Text, iso_alpha2: Text.pipe(z.string().length(2)) })
export const GmCountries = everywhere('country', Country)

const ServiceArea = z.object({ locationID: Text })
export const GmServiceAreas = everywhere('servicearea', ServiceArea)

const Day = z.object({
  '@name': z.string(),
  '@is24hrs': Optional,
  '@is_closed': Optional,
  '@open': Optional,
  '@close': Optional,
})
export type GmDay = z.infer<typeof Day>

const Location = z.object({
  location_name: Text,
  address_1: Optional,
  address_2: Optional,
  address_3: Optional,
  address_city: Optional,
  address_county: Optional,
  address_postcode: Optional,
  is_airport: Optional,
  airport_details: z.object({ Type: Optional }).catch({ Type: '' }),
  telephone: Optional,
  latitude: Text.pipe(degrees(90)),
  longitude: Text.pipe(degrees(180)),
  iata: Optional,
  collectiondetails: Optional,
  opening_hours: listOf('day', Day),
})
export type GmLocation = z.infer<typeof Location>
/** Null for an invalid location, so that one without coordinates does not fail the others. */
export const GmLocationInfo = z.object({ location_info: Location.nullable().catch(null) })

/** Fields of a package. The vehicle itself has them if there are no packages. */
const Package = z.object({
  '@type': Optional,
  total: Amount,
  deposit: Optional,
  excess: Optional,
  fuelpolicy: Optional,
  debitcard: Optional,
  mileage: Optional,
  costperextradistance: Optional,
  minage: Optional,
  excludedextras: Optional,
  oneway_fee: Optional,
  CancellationRules: z.unknown().optional().transform(words),
})
export type GmPackage = z.infer<typeof Package>

const Cover = z.object({
  optionID: Text,
  Name: Optional,
  Description: Optional,
  Damage_excess: Optional,
  Daily_rate: NoAmount,
  Total_for_this_booking: Amount,
})
export type GmCover = z.infer<typeof Cover>

export const GmVehicle = z
  .looseObject({
    '@id': z.string().min(1),
    '@name': z.string(),
    '@image': Optional,
    acriss: Text,
    adults: Optional,
    children: Optional,
    luggageMed: Optional,
    luggageLarge: Optional,
    product: z.array(z.unknown()).optional(),
    insurance_options: listOf('option', Cover),
  })
  .transform((vehicle) => ({ ...vehicle, packages: validItems(vehicle.product ?? [vehicle], Package) }))
export type GmVehicle = z.infer<typeof GmVehicle>

const Extra = z.object({
  '@required': Optional,
  '@numberAllowed': Optional,
  optionID: Text,
  Name: Optional,
  Daily_rate: NoAmount,
  code: Optional,
  Total_for_this_booking: Amount,
})
export type GmExtra = z.infer<typeof Extra>

export const GmVehicles = z.object({
  days: Optional.transform((text) => readCount(text) ?? 0),
  vehicles: listOf('vehicle', z.unknown()),
  optionalextras: z.unknown().optional(),
  quoteid: Optional,
  oneway_fee: Optional,
})
export type GmVehicles = z.infer<typeof GmVehicles>

/** Returns every extra of a reply. Null if a mandatory one is invalid. */
export function extrasOf({ optionalextras }: GmVehicles): GmExtra[] | null {
  const listed = listOf('extra', z.unknown()).parse(optionalextras)
  const lost = listed.filter((extra) => !Extra.safeParse(extra).success)
  const Required = z.object({ '@required': Optional.refine(isSet) })
  return lost.some((extra) => Required.safeParse(extra).success) ? null : validItems(listed, Extra)
}

export const GmReservation = z.object({ booking_ref: Optional, status: Optional })

const read = xmlReader({
  lists: ['country', 'servicearea', 'day', 'vehicle', 'product', 'option', 'extra'],
})

const Errors = z.object({ message: Optional, error_code: Optional, suggestion: Optional })
const Document = z.object({
  gm_webservice: z.object({ response: z.looseObject({ errors: Errors.optional().catch(undefined) }) }),
})

/** Returns the `response` of a reply, checked against its schema. One with `errors` is a rejection. */
export function readReply<Reply>(text: string, schema: z.ZodType<Reply>): SupplierResult<Reply> {
  const document = read(text)
  if (!document.ok) return document
  const message = Document.safeParse(document.value)
  if (!message.success) return mismatch(message.error)
  const { response } = message.data.gm_webservice
  const { errors } = response
  if (errors) return fail(refusal(errors.error_code, `${errors.message} ${errors.suggestion}`))
  const reply = schema.safeParse(response)
  return reply.success ? ok(reply.data) : mismatch(reply.error)
}

/** Finds all valid elements of a name, at any depth: some lists are wrapped and some are not. */
function everywhere<Item>(name: string, schema: z.ZodType<Item>) {
  const search = (node: unknown): unknown[] => {
    if (typeof node !== 'object' || node === null) return []
    return Object.entries(node).flatMap(([key, value]) =>
      key === name && Array.isArray(value) ? (value as unknown[]) : search(value),
    )
  }
  return z.unknown().transform((response) => validItems(search(response), schema))
}

/** Returns all text of an element, whatever its shape. */
function words(node: unknown): string {
  if (typeof node === 'string') return node
  if (typeof node !== 'object' || node === null) return ''
  return Object.values(node)
    .map(words)
    .filter((text) => text !== '')
    .join(' ')
}
