import { z } from 'zod'
import { wallTime } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'
import { xmlReader } from '#connectors/suppliers/xml.ts'

const Text = z.string().default('')
const Desk = z.object({ Date: Text, rentalStation: Text }).default({ Date: '', rentalStation: '' })

/** Every field of a request in either dialect. Only the document dialect nests the desks. */
const Request = z.object({
  customerCode: Text,
  companyCode: Text,
  pickUp: Desk,
  dropOff: Desk,
  PickUp: Desk,
  DropOff: Desk,
  PickUpDate: Text,
  PickUpStation: Text,
  DropOffDate: Text,
  DropOffStation: Text,
  groupID: Text,
  rateCode: Text,
  Date_of_Birth: Text,
  extendedModel: Text,
  MessageType: Text,
  Reservation_Number: Text,
  Reference: Text,
  token: Text,
  groupCode: Text,
  Extras: Text,
  Extras_To_Invoice: Text,
  Driver: z
    .object({ Name: Text, EMail: Text, Country: Text, Date_of_Birth: Text })
    .default({ Name: '', EMail: '', Country: '', Date_of_Birth: '' }),
})
export type OkRequest = z.infer<typeof Request>

const Children = z.record(z.string(), z.unknown())
const Envelope = z.object({ Envelope: z.object({ Body: Children }) })
const read = xmlReader({ lists: [] })

/**
 * Parses the fields of a SOAP request, in the document dialect (`objRequest`) or the other (`Value`). Null if
 * unreadable.
 */
export function readOkRequest(text: string): OkRequest | null {
  const document = read(text)
  const body = document.ok ? Envelope.safeParse(document.value).data?.Envelope.Body : undefined
  const [operation] = Object.values(body ?? {})
  const fields = Children.safeParse(operation).data
  return Request.safeParse(fields?.['objRequest'] ?? fields?.['Value']).data ?? null
}

export type RequestedDesk = { station: string; at: WallTime | null; date: string }

export function desksOf(request: OkRequest): { out: RequestedDesk; back: RequestedDesk } {
  const out = [request.pickUp, request.PickUp].find(({ rentalStation }) => rentalStation !== '')
  const back = [request.dropOff, request.DropOff].find(({ rentalStation }) => rentalStation !== '')
  return {
    out: desk(out?.rentalStation ?? request.PickUpStation, out?.Date ?? request.PickUpDate),
    back: desk(back?.rentalStation ?? request.DropOffStation, back?.Date ?? request.DropOffDate),
  }
}

/** Returns the whole years between a birth date and a day. Null without a birth date. */
export function ageOn(birth: string, date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(birth) || !date) return null
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  return date.slice(5, 10) < birth.slice(5, 10) ? years - 1 : years
}

function desk(station: string, at: string): RequestedDesk {
  return { station, at: wallTime(at.slice(0, 10), at.slice(11)), date: at.slice(0, 10) }
}
