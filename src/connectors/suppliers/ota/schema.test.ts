import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { OTA_ACCOUNT } from './accounts.ts'
import { OTA_DIALECTS } from './dialects.ts'
import { BOOKED_KEYS, EXAMPLE_BOOKING, EXAMPLE_RENTAL } from './example-booking.ts'
import { OTA_MESSAGES, writeMessage } from './message.ts'
import type { OtaRequest } from './message.ts'
import {
  availabilityRequest,
  cancelRequest,
  listRequest,
  locationRequest,
  locationsRequest,
  modifyRequest,
  rateRuleRequest,
  reservationRequest,
  retrieveRequest,
} from './requests.ts'

const SCHEMA = join(import.meta.dirname, 'schema')
const SAMPLES = join(import.meta.dirname, 'samples')
const INCLUDED = ['OTA_VehicleCommonTypes', 'OTA_CommonPrefs', 'OTA_CommonTypes', 'OTA_SimpleTypes']

const plainBooking = {
  ...EXAMPLE_BOOKING,
  extras: [],
  protectionId: null,
  driver: { ...EXAMPLE_BOOKING.driver, flightNumber: null },
}
const ourKeys = { ...BOOKED_KEYS, supplierReference: null }

const REQUESTS: readonly OtaRequest[] = [
  locationsRequest(null),
  locationsRequest('ES'),
  locationRequest('NJMAD'),
  availabilityRequest(EXAMPLE_RENTAL, null),
  availabilityRequest(EXAMPLE_RENTAL, EXAMPLE_BOOKING.car),
  rateRuleRequest(EXAMPLE_BOOKING.car.carry),
  reservationRequest(EXAMPLE_BOOKING),
  reservationRequest(plainBooking),
  modifyRequest(BOOKED_KEYS, EXAMPLE_BOOKING, 'Commit'),
  modifyRequest(ourKeys, plainBooking, 'Modify'),
  retrieveRequest(BOOKED_KEYS),
  retrieveRequest(ourKeys),
  listRequest(EXAMPLE_RENTAL, EXAMPLE_BOOKING.driver),
  ...['Commit', 'Book', 'Cancel'].map((type) => cancelRequest(BOOKED_KEYS, type)),
  cancelRequest(ourKeys, 'Commit'),
]

/** Dialects whose messages have no wrapper and follow the schema. */
const WRITTEN = (['plain', 'hertz', 'ace'] as const).map((name) => ({
  account: OTA_ACCOUNT,
  dialect: OTA_DIALECTS[name],
  currency: 'EUR',
}))

test.for(OTA_MESSAGES)('every request of %s is valid against its published schema', async (message) => {
  const requests = REQUESTS.filter(({ name }) => name === message)
  const documents = WRITTEN.flatMap((sender) => requests.map((request) => writeMessage(request, sender)))
  expect(documents.length).toBeGreaterThan(0)
  expect(await faults(`OTA_${message}RQ`, documents)).toEqual([])
})

test.for(OTA_MESSAGES)('every sample of a simulated %s reply is valid too', async (message) => {
  const samples = readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(join(SAMPLES, name), 'utf8'))
    .filter((text) => text.includes(`<OTA_${message}RS `))
  expect(samples.length).toBeGreaterThan(0)
  expect(await faults(`OTA_${message}RS`, samples)).toEqual([])
})

test('a message that breaks the schema is told apart', async () => {
  const [sender] = WRITTEN
  if (!sender) throw new Error('no dialect')
  const request = reservationRequest({ ...EXAMPLE_BOOKING, extras: [{ id: 'child seat', quantity: 0 }] })
  const found = await faults('OTA_VehResRQ', [writeMessage(request, sender)])
  expect(found.join('\n')).toMatch(/EquipType/)
  expect(found.join('\n')).toMatch(/Quantity/)
})

async function faults(schema: string, documents: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `message-${at}.xml`, contents })),
    schema: [{ fileName: `${schema}.xsd`, contents: published(schema) }],
    preload: INCLUDED.map((name) => ({ fileName: `${name}.xsd`, contents: published(name) })),
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

function published(name: string): Buffer {
  return readFileSync(join(SCHEMA, `${name}.xsd`))
}
