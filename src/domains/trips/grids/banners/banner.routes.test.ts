import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { csvFields, download } from '#testing/builders/trips/grid-files.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { BANNER_DRAWINGS } from './banner-drawing.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const text = { text_en: 'Fixed prices', text_ar: 'أسعار ثابتة', title_ar: 'عنوان' }
  const at = app.clock.now()
  await app.database.db
    .insertInto('banners')
    .values([
      { id: newId(), kind: 2, rank: 2, drawing: 'city', title_en: 'Second', ...text },
      { id: newId(), kind: 2, rank: 1, drawing: 'airport', title_en: 'First', link: '/deals', ...text },
      { id: newId(), kind: 2, rank: 3, drawing: 'city', title_en: 'Hidden', hidden_at: at, ...text },
      { id: newId(), kind: 1, rank: 1, drawing: 'outstation', title_en: 'Elsewhere', ...text },
    ])
    .execute()
})
afterAll(() => app.close())

const grid = (query: string, language = 'en') =>
  app.call(`/trips/api/banner/grid${query}`, { headers: { language } })

test('the banners of a kind are in order, without hidden ones', async () => {
  const { status, body } = await grid('?kind=2')
  expect(status).toBe(200)
  expect(body).toEqual({
    rows: [
      {
        banner_id: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: 2,
        rank: 1,
        title: 'First',
        text: 'Fixed prices',
        picture: '/trips/banners/airport.svg',
        link: '/deals',
      },
      {
        banner_id: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: 2,
        rank: 2,
        title: 'Second',
        text: 'Fixed prices',
        picture: '/trips/banners/city.svg',
        link: null,
      },
    ],
    total: 2,
  })
  expect((await grid('?kind=2', 'ar')).body.rows[0]).toMatchObject({ title: 'عنوان', text: 'أسعار ثابتة' })
  expect((await grid('')).body.total).toBe(3)
  expect((await grid('?kind=9')).body).toEqual({ rows: [], total: 0 })
})

test('banners can be downloaded as a file', async () => {
  const { bytes } = await download(app, '/api/banner/grid?kind=2', 'csv')
  expect(csvFields(bytes)).toEqual([
    ['Title', 'Text', 'Link'],
    ['First', 'Fixed prices', '/deals'],
    ['Second', 'Fixed prices', ''],
  ])
})

test.for(['?kind=home', '?kind=0', '?kind=1.5'])('%s is an invalid kind of banner', async (query) => {
  expectProblem(await grid(query), { status: 400, code: 'invalid_request', fields: [{ path: 'kind' }] })
  expectArabic(await grid(query, 'ar'))
})

test.for(BANNER_DRAWINGS)('the drawing %s is shown on pages of other sites', async (drawing) => {
  const response = await app.app.request(`http://rihla.test/trips/banners/${drawing}.svg`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await response.text()).toMatch(/^<svg [^>]*viewBox/)
})

test.for(['none.svg', 'airport', '..%2freport.typ', '__proto__'])('%s is not found', async (file) => {
  expectProblem(await app.call(`/trips/banners/${file}`), { status: 404, code: 'not_found' })
})
