import { z } from 'zod'
import { wallTime } from '../world/wall-time.ts'
import { xmlReader } from '#connectors/suppliers/xml.ts'

const Text = z.string().catch('')

const Option = z.object({
  '@id': z.string(),
  '@option_qty': z.coerce.number().int().min(1).max(20),
  '@option_total': z.string(),
})

const Customer = z.object({ firstname: Text, lastname: Text, age: Text, email: Text })

const Request = z.object({
  '@type': z.string(),
  country_id: Text,
  location_id: Text,
  dropoff_location_id: Text,
  start_date: Text,
  start_time: Text,
  end_date: Text,
  end_time: Text,
  age: Text,
  vehicle_id: Text,
  rentalCode: Text,
  vehicle_total: Text,
  options: z.object({ option: z.array(Option) }).catch({ option: [] }),
  grand_total: Text,
  cust_info: Customer.catch({ firstname: '', lastname: '', age: '', email: '' }),
  quoteid: Text,
  booking_ref: Text,
})
export type GmRequestBody = z.infer<typeof Request>

const Document = z.object({
  gm_webservice: z.object({ header: z.object({ username: Text, password: Text }), request: Request }),
})
export type GmCall = z.infer<typeof Document>['gm_webservice']

const read = xmlReader({ lists: ['option'] })

/** Parses a call. Null if it is invalid. */
export function readGmCall(body: string): GmCall | null {
  const document = read(body)
  return document.ok ? (Document.safeParse(document.value).data?.gm_webservice ?? null) : null
}

export function requestedRental(request: GmRequestBody) {
  return {
    pickUpStation: request.location_id,
    dropOffStation: request.dropoff_location_id || request.location_id,
    pickUp: wallTime(request.start_date, request.start_time),
    dropOff: wallTime(request.end_date, request.end_time),
  }
}

export function ageOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}
