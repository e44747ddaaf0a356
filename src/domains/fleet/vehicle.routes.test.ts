import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { modelWith } from '#testing/builders/trips/trip-vehicles.ts'

const app = forFile(await testApp())
const modelId = await modelWith(app)
await app.database.db.updateTable('vehicle_models').set({ model: 'Camry' }).execute()

const get = (path: string, language = 'en') => app.call(`/trips/api${path}`, { headers: { language } })
const CAMRY = { make: 'Toyota', model: 'Camry', seats: 4, bags: 3, fuel: 'petrol' }

test('a vehicle type lists its models', async () => {
  const { status, body } = await get('/vehicle-type/sedan/detail')
  expect(status).toBe(200)
  expect(body).toEqual({
    vehicle_type_id: 'sedan',
    name: 'Sedan',
    seats: 4,
    bags: 3,
    models: [{ model_id: modelId, ...CAMRY }],
  })
  expect((await get('/vehicle-type/sedan/detail', 'ar')).body.name).toBe('سيدان')
})

test('a make and model states its type', async () => {
  const { status, body } = await get(`/make-model/${modelId}/detail`)
  expect(status).toBe(200)
  expect(body).toEqual({
    model_id: modelId,
    ...CAMRY,
    vehicle_type: { vehicle_type_id: 'sedan', name: 'Sedan' },
  })
})

test('hidden and unknown records are not found', async () => {
  const { db } = app.database
  await db.updateTable('vehicle_models').set({ hidden_at: app.clock.now() }).execute()
  expect((await get('/vehicle-type/sedan/detail')).body.models).toEqual([])
  for (const path of [
    `/make-model/${modelId}/detail`,
    `/make-model/${crypto.randomUUID()}/detail`,
    '/make-model/x/detail',
    '/vehicle-type/hovercraft/detail',
    '/vehicle-type/__proto__/detail',
    '/vehicle-type/%00/detail',
    '/make-model/%00/detail',
  ]) {
    expectProblem(await get(path), { status: 404, code: 'vehicle_not_found' })
    expectArabic(await get(path, 'ar'))
  }
})

test('an unknown key is rejected', async () => {
  const headers = { 'x-api-key': 'tk_nothing' }
  for (const path of ['/vehicle-type/sedan/detail', `/make-model/${modelId}/detail`])
    expectProblem(await app.call(`/trips/api${path}`, { headers }), { status: 401, code: 'key_unknown' })
})
