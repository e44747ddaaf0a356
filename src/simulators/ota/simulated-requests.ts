import { z } from 'zod'
import { wallTime } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'
import type { RentalQuery } from '../world/rental-desk.ts'
import { xmlReader } from '#connectors/suppliers/xml.ts'
import { ADDITIONAL_DRIVER } from '#connectors/suppliers/ota/codes.ts'
import { OTA_MESSAGES } from '#connectors/suppliers/ota/message.ts'
import type { OtaMessageName } from '#connectors/suppliers/ota/message.ts'
import { Optional, Text, attributes } from '#connectors/suppliers/ota/replies.ts'
import type { Additions } from './simulated-cost.ts'

const read = xmlReader({
  lists: ['UniqueID', 'SpecialEquipPref', 'CoveragePref', 'Additional', 'Source', 'VehLocSearchCriterion'],
})

const Located = attributes({ '@LocationCode': Optional })
const Identified = z.object({ '@Type': Optional, '@ID': Optional })

const RentalCore = z.object({
  '@PickUpDateTime': Optional,
  '@ReturnDateTime': Optional,
  PickUpLocation: Located,
  ReturnLocation: Located,
})

const Primary = attributes({
  PersonName: z.object({ GivenName: Text, Surname: Text }).optional(),
  Email: Text,
})

/** All fields of the eight requests; each reads its own. */
const Core = z.object({
  UniqueID: z.array(Identified).default([]),
  PersonName: z.object({ GivenName: Text, Surname: Text }).optional(),
  VehRentalCore: RentalCore.optional(),
  Customer: z.object({ Primary, Additional: z.array(z.unknown()).default([]) }).optional(),
  VehPref: z.object({ '@Code': Optional }).optional(),
  VehPrefs: z.object({ VehPref: z.object({ '@Code': Optional }) }).optional(),
  DriverType: z.object({ '@Age': z.coerce.number().int().min(0).max(999) }).optional(),
  SpecialEquipPrefs: z
    .object({
      SpecialEquipPref: z.array(
        z.object({ '@EquipType': z.string(), '@Quantity': z.coerce.number().int().min(1).default(1) }),
      ),
    })
    .optional(),
})
export type OtaRequestCore = z.infer<typeof Core>

const Info = attributes({
  '@PickUpDateTime': Optional,
  PickUpLocation: Located.optional(),
  CoveragePrefs: z.object({ CoveragePref: z.array(z.object({ '@CoverageType': z.string() })) }).optional(),
  Reference: Identified.optional(),
})

const Request = z.object({
  '@EchoToken': Optional,
  POS: z.object({
    Source: z.array(z.object({ RequestorID: z.object({ '@ID': Optional, '@MessagePassword': Optional }) })),
  }),
  VehLocSearchCriterion: z
    .array(
      attributes({
        Address: z.object({ CountryName: z.object({ '@Code': Optional }).optional() }).optional(),
      }),
    )
    .default([]),
  Location: Located.optional(),
  Reference: Identified.optional(),
  core: Core,
  info: Info,
})
export type OtaRequestBody = z.infer<typeof Request>

const Content = z.record(z.string(), z.unknown())

/** Parses the message name of a request and its content. `request` is null if it is invalid. */
export function readOtaRequest(body: string): {
  name: OtaMessageName | null
  request: OtaRequestBody | null
} {
  const document = read(body)
  const roots = Content.safeParse(document.ok ? document.value : null).data ?? {}
  const name = OTA_MESSAGES.find((each) => roots[`OTA_${each}RQ`] !== undefined) ?? null
  if (name === null) return { name, request: null }
  const content = Content.safeParse(roots[`OTA_${name}RQ`]).data ?? {}
  const part = name === 'VehAvailRate' ? 'VehAvail' : name
  const request = Request.safeParse({
    ...content,
    core: content[`${part}RQCore`] ?? {},
    info: content[`${part}RQInfo`] ?? {},
  })
  return { name, request: request.success ? request.data : null }
}

export function requestedRental({ VehRentalCore: core }: OtaRequestCore): RentalQuery {
  return {
    pickUpStation: core?.PickUpLocation['@LocationCode'] ?? '',
    dropOffStation: core?.ReturnLocation['@LocationCode'] ?? '',
    pickUp: otaTime(core?.['@PickUpDateTime'] ?? ''),
    dropOff: otaTime(core?.['@ReturnDateTime'] ?? ''),
  }
}

export function requestedAdditions({ core, info }: OtaRequestBody): Additions {
  const equipment = (core.SpecialEquipPrefs?.SpecialEquipPref ?? []).map((pref) => ({
    code: pref['@EquipType'],
    quantity: pref['@Quantity'],
  }))
  const drivers = core.Customer?.Additional.length ?? 0
  return {
    extras: drivers > 0 ? [...equipment, { code: ADDITIONAL_DRIVER, quantity: drivers }] : equipment,
    cover: info.CoveragePrefs?.CoveragePref[0]?.['@CoverageType'] ?? null,
  }
}

/** Parses `2026-06-08T10:00:00` as local time at the desk. */
function otaTime(text: string): WallTime | null {
  const [date = '', time = ''] = text.split('T')
  return wallTime(date, time)
}
