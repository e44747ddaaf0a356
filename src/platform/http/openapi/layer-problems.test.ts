import { expect, test } from 'vitest'
import type { Admitted } from './access.ts'
import { layerProblems } from './layer-problems.ts'

type Row = {
  name: string
  call: string
  admits: Admitted
  takesInput?: boolean
  problems: number[]
}

test.for<Row>([
  { name: 'a read by anybody', call: 'get /api/visitor', admits: 'anybody', problems: [429] },
  { name: 'what it takes', call: 'get /api/home', admits: 'anybody', takesInput: true, problems: [400, 429] },
  { name: 'a write by anybody', call: 'post /api/logout', admits: 'anybody', problems: [413, 415, 429] },
  {
    name: 'a write by a cookie, which comes from our own pages',
    call: 'post /api/login',
    admits: 'own pages',
    takesInput: true,
    problems: [400, 403, 413, 415, 429],
  },
  { name: 'a read of a guest’s', call: 'get /api/user/booking', admits: 'guest', problems: [401, 429] },
  {
    name: 'a write of a guest’s',
    call: 'post /api/user/order',
    admits: 'guest',
    takesInput: true,
    problems: [400, 401, 403, 413, 415, 429],
  },
  {
    name: 'a list that an account adds to',
    call: 'put /api/user/saved-cars',
    admits: 'account',
    takesInput: true,
    problems: [400, 401, 403, 413, 415, 429],
  },
  {
    name: 'a removal, which has no body to be of another type',
    call: 'delete /api/user/saved-cars',
    admits: 'account',
    takesInput: true,
    problems: [400, 401, 403, 413, 429],
  },
  {
    name: 'a read of the staff’s',
    call: 'get /api/staff/tasks',
    admits: 'staff',
    takesInput: true,
    problems: [400, 401, 403, 429],
  },
  {
    name: 'a sign-in to trips',
    call: 'post /auth/token',
    admits: 'refresh token',
    problems: [401, 403, 413, 415, 429],
  },
  { name: 'what is outside these layers', call: 'get /readyz', admits: 'anybody', problems: [] },
])('$name: $call meets $problems', ({ call, admits, takesInput = false, problems }) => {
  const [method = '', path = ''] = call.split(' ')
  const met = layerProblems({ method, path, access: { admits }, takesInput })
  expect(met.toSorted((a, b) => a - b)).toEqual(problems)
})
