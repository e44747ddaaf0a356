import { z } from 'zod'
import { wallTime } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'
import { xmlReader } from '#connectors/suppliers/xml.ts'

const Text = z.string().default('')
const Desk = z.object({ '@stationID': Text, '@date': Text, '@time': Text })
const Coded = z.object({ '@code': z.string(), '@qty': z.coerce.number().int().min(0).default(1) })
const EquipmentList = z.object({ equipment: z.array(Coded).default([]) })
const InsuranceList = z.object({ insurance: z.array(Coded).default([]) })

const Reservation = z.object({
  '@resNumber': Text,
  '@carCategoryPattern': Text,
  '@carCategory': Text,
  '@rateId': Text,
  '@chargesDetail': Text,
  '@rateDetails': Text,
  '@email': Text,
  checkout: Desk.optional(),
  checkin: Desk.optional(),
  equipmentList: EquipmentList.optional().catch(undefined),
  insuranceList: InsuranceList.optional().catch(undefined),
})
export type XrsReservationRequest = z.infer<typeof Reservation>

const ServiceRequest = z.object({
  '@serviceCode': z.string(),
  serviceParameters: z
    .object({
      reservation: Reservation.optional(),
      driver: z.object({ '@countryOfResidence': Text, '@firstName': Text, '@lastName': Text }).optional(),
      station: z.object({ '@stationCode': Text, '@countryCode': Text }).optional(),
    })
    .or(z.literal('').transform(() => ({ reservation: undefined, driver: undefined, station: undefined }))),
})
export type XrsRequest = z.infer<typeof ServiceRequest>

const read = xmlReader({ lists: ['equipment', 'insurance'] })
const Message = z.object({ message: z.object({ serviceRequest: ServiceRequest }) })

/** Parses the form of an XRS call. `request` is null if its document is invalid. */
export function readXrsForm(body: string): {
  request: XrsRequest | null
  callerCode: string
  password: string
} {
  const form = new URLSearchParams(body)
  const document = read(form.get('XML-Request') ?? '')
  const message = document.ok ? Message.safeParse(document.value).data : undefined
  return {
    request: message?.message.serviceRequest ?? null,
    callerCode: form.get('callerCode') ?? '',
    password: form.get('password') ?? '',
  }
}

/** Parses `20260504` and `1030` as local time at the desk. */
export function xrsTime(date: string, time: string): WallTime | null {
  if (!/^\d{8}$/.test(date) || !/^\d{4}$/.test(time)) return null
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
  return wallTime(day, `${time.slice(0, 2)}:${time.slice(2)}`)
}

export function requestedRental({ checkout, checkin }: XrsReservationRequest) {
  const out = checkout ?? { '@stationID': '', '@date': '', '@time': '' }
  const back = checkin ?? out
  return {
    pickUpStation: out['@stationID'],
    dropOffStation: back['@stationID'],
    pickUp: xrsTime(out['@date'], out['@time']),
    dropOff: xrsTime(back['@date'], back['@time']),
  }
}

export function requestedEquipment({
  equipmentList,
}: XrsReservationRequest): { code: string; quantity: number }[] {
  return (equipmentList?.equipment ?? []).map((item) => ({ code: item['@code'], quantity: item['@qty'] }))
}

export function requestedInsurance({ insuranceList }: XrsReservationRequest): string[] {
  return (insuranceList?.insurance ?? []).map((item) => item['@code'])
}
