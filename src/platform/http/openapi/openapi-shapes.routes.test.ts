import { expect, test } from 'vitest'
import { readApiReference } from '#testing/builders/api/api-reference.ts'
import { PACKAGED_CATEGORIES } from '#domains/fares/public.ts'
import { testApp } from '#testing/infrastructure/app.ts'

const app = await testApp()
const reference = await readApiReference(app)
await app.close()

test('every reference leads to a component', () => {
  const text = JSON.stringify(reference.document)
  const references = Array.from(
    text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g),
    ([, name = '']) => name,
  )
  expect(references.length).toBeGreaterThan(50)
  for (const name of references) expect(reference.document.components.schemas).toHaveProperty([name])
})

test.for([
  'Money',
  'Location',
  'Station',
  'OpeningHours',
  'Offer',
  'Price',
  'Quote',
  'Extra',
  'Protection',
  'Driver',
  'Card',
  'Booking',
  'Problem',
  'SearchResults',
  'User',
  'Commission',
])('%s is a named shape', (name) => {
  expect(reference.document.components.schemas[name]).toMatchObject({
    type: 'object',
    properties: expect.anything(),
  })
})

test('it is OpenAPI 3.1: JSON Schema 2020-12, without the words of 3.0', () => {
  expect(reference.document.openapi).toBe('3.1.0')
  expect(reference.document.info).toMatchObject({
    title: expect.stringMatching(/\S/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  expect(JSON.stringify(reference.document)).not.toMatch(
    /"nullable":|"exclusive(?:Minimum|Maximum)":(?:true|false)/,
  )
})

test('every operation has an id of its own, a reply that went well and one that did not, and the product a licence', () => {
  const { paths, info } = reference.document
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(operations.length)
  for (const kind of ['2', '4'])
    expect(
      operations.filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith(kind))),
    ).toEqual([])
  expect(info.license?.name).toMatch(/\S/)
})

test('numbers of a query are numbers in the reference, with their bounds and defaults', () => {
  const age = reference.operation('post /api/searching').parameters?.find(({ name }) => name === 'driver_age')
  expect(age).toMatchObject({
    in: 'query',
    schema: { type: 'integer', minimum: 18, maximum: 99, default: 30 },
  })
  const page = reference.operation('get /api/user/booking').parameters?.find(({ name }) => name === 'page')
  expect(page).toMatchObject({ schema: { type: 'integer', minimum: 1, default: 1 } })
  expect(page?.required ?? false).toBe(false)
})

test.for([
  'post /api/user/order',
  'post /api/vehicle-detail',
  'post /api/user/add-car',
  'post /api/register',
  'post /api/change-password',
])('%s says that no other field is taken', (call) => {
  expect(reference.operation(call).requestBody?.content['application/json']?.schema).toMatchObject({
    additionalProperties: false,
  })
})

test('a value that is one of several is shown with all of them, and what a passkey may be without is not required', () => {
  const { PackageGridRow, ShownPasskey } = reference.document.components.schemas
  expect(PackageGridRow).toMatchObject({ properties: { category: { enum: [...PACKAGED_CATEGORIES] } } })
  expect(ShownPasskey).toMatchObject({
    required: ['id', 'rawId', 'type', 'clientExtensionResults', 'response'],
    properties: { response: { required: ['clientDataJSON', 'authenticatorData', 'signature'] } },
  })
})

test('no named shape is null by itself: what may be missing says so where it is used', () => {
  for (const [name, shape] of Object.entries(reference.document.components.schemas))
    expect(shape, name).not.toMatchObject({ type: expect.arrayContaining(['null']) })
})
