import { expect, test } from 'vitest'
import { apiReference, operationId } from './api-reference.ts'

test.for([
  { method: 'get', path: '/api/home', id: 'getApiHome' },
  { method: 'post', path: '/api/get_in_touch', id: 'postApiGetInTouch' },
  { method: 'get', path: '/trips/api/o/i18n/{lang}/all', id: 'getTripsApiOI18nByLangAll' },
  {
    method: 'post',
    path: '/api/staff/companies/{id}/people/{personId}',
    id: 'postApiStaffCompaniesByIdPeopleByPersonId',
  },
])('$method $path has the operationId $id', ({ method, path, id }) => {
  expect(operationId(method, path)).toBe(id)
})

test('a pattern is as JSON Schema has it, without the generator’s flag', () => {
  const document = { paths: { '/a': { get: { parameters: [{ schema: { pattern: '^\\p{L}$/u' } }] } } } }
  expect(apiReference(document).paths['/a'].get).toEqual({
    operationId: 'getA',
    parameters: [{ schema: { pattern: '^\\p{L}$' } }],
    responses: {},
  })
})
