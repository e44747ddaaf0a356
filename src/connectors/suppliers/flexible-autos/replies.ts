import { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { mismatch } from '../garbage.ts'
import { listOf } from '../list-of.ts'
import { xmlReader } from '../xml.ts'
import { degrees } from '../xml-values.ts'
import { refusal } from './wording.ts'
import type { HorizonWording } from './wording.ts'

/** Text of an element; one that is missing, nil or contains other elements is empty. */
const Text = z.string().default('').catch('')

/** The return code of a successful call. */
const Done = z.string().trim().regex(/^0+$/)

export const HorizonCountries = z.object({
  CountrySet: listOf('Country', z.object({ CountryCode: z.string().regex(/^[A-Z]{2}$/) })),
})

const OpeningHours = z.record(z.string(), z.unknown()).catch({})

// Except number, name and airport, the fields of a location are not published: these are the simulator's.
const Location = z.object({
  LocationID: z.string().regex(/^\d{1,9}$/),
  LocationName: z.string().min(1),
  LocationIATA: Text,
  LocationType: Text,
  Area: Text,
  Address1: Text,
  Address2: Text,
  Address3: Text,
  PhoneNo: Text,
  Latitude: degrees(90),
  Longitude: degrees(180),
  OpeningHours,
})
export type HorizonLocation = z.infer<typeof Location>
export const HorizonLocations = z.object({ LocationSet: listOf('FullLocationDetails', Location) })

/** `TotalCharge` is ignored: it may be empty, and adds nothing to `Costs`. */
export const HorizonCar = z.object({
  Status: Text,
  Category: Text,
  Name: Text,
  Code: z.string().min(4).max(20),
  URL: Text,
  Luggage: Text,
  Passenger: Text,
  Doors: Text,
  Currency: z.string().regex(/^[A-Z]{3}$/),
  Costs: listOf('Cost', z.object({ Product: z.string(), Price: z.string() })),
  RateQualifier: z.string().min(1),
  SupplierCode: z.string().min(1),
  Supplier: z.string().min(1),
  DropCharge: Text,
  DropChargeCurrency: Text,
  ERP: Text,
  Information: listOf('string', z.string()),
})
export type HorizonCar = z.infer<typeof HorizonCar>

const Inclusions = z.object({ Product: Text, Inclusion: Text })

const ExtraDetails = z.object({
  Name: Text,
  SupplierCode: Text,
  ExtraID: z.string().regex(/^\d{1,9}$/),
  Price: z.string(),
  Currency: Text,
  Period: Text,
  MaxAmount: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
})
export type HorizonExtra = z.infer<typeof ExtraDetails>

const Details = z.object({
  Supplier: z.string().min(1),
  // The supplier doubles the element: each `Inclusions` holds rows of the same name.
  Inclusions: z
    .array(listOf('Inclusions', Inclusions))
    .transform((lists) => lists.flat())
    .catch([]),
  FuelPolicy: Text,
  ExcessPolicy: Text,
  AvailableExtras: listOf('ExtraDetails', ExtraDetails),
  TermsAndConditions: listOf('TandCs', z.object({ Header: Text, Paragraph: Text })),
})
export type HorizonDetails = z.infer<typeof Details>

export const HorizonAvailability = z.object({
  ReturnCode: Done,
  Count: Text,
  CarSet: listOf('Car', z.unknown()),
  SupplierInfo: listOf('Details', Details),
})

export const HorizonBooking = z.object({ ReturnCode: Done, BookingNumber: z.string().min(1) })
export const HorizonSettled = z.object({ ReturnCode: Done })
export const HorizonVoucher = z.object({ ReturnCode: Done, Voucher: z.string().min(1) })

const read = xmlReader({
  lists: [
    'Country',
    'FullLocationDetails',
    'Car',
    'Cost',
    'string',
    'Details',
    'Inclusions',
    'ExtraDetails',
    'TandCs',
  ],
})

const Root = z.record(z.string(), z.looseObject({ ReturnCode: Text, ErrorMessage: Text }))

/** Returns a reply checked against its schema, whatever its root's name. A `ReturnCode` other than 0 is a rejection. */
export function readReply<Reply>(
  text: string,
  schema: z.ZodType<Reply>,
  wording: HorizonWording,
): SupplierResult<Reply> {
  const document = read(text)
  if (!document.ok) return document
  const roots = Root.safeParse(document.value)
  if (!roots.success) return mismatch(roots.error)
  const [root] = Object.values(roots.data)
  const code = root?.ReturnCode.trim() ?? ''
  if (/^-?\d+$/.test(code) && Number(code) !== 0)
    return fail(refusal(root?.ErrorMessage || `return code ${code}`, wording))
  const reply = schema.safeParse(root)
  return reply.success ? ok(reply.data) : mismatch(reply.error)
}
