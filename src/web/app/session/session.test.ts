import { expect, test } from 'vitest'
import { parseSessionMessage } from './session-messages.ts'
import { sessionFetched, sessionFrom, sessionOfRequest, sessionReducer, sessionRead } from './session.ts'

const LAYLA = JSON.stringify({ name: 'Layla Haddad', avatar: null, role_id: 1, isLoggedIn: true })
const GUEST = JSON.stringify({ name: null, avatar: null, role_id: 1, isLoggedIn: false })

test('who is signed in by the cookies is loading until the server has been asked', () => {
  const read = sessionReducer(undefined, sessionRead(LAYLA))
  expect(read).toMatchObject({ status: 'loading', data: { isLoggedIn: true } })
  expect(sessionReducer(read, sessionFetched(true))).toEqual({ ...read, status: 'authenticated' })
  expect(sessionReducer(read, sessionFetched(false))).toEqual({
    status: 'unauthenticated',
    data: { isLoggedIn: false, userData: null },
  })
})

test('a guest has no sign-in that could be over', () => {
  const guest = sessionFrom(GUEST)
  expect(guest).toMatchObject({ status: 'unauthenticated', data: { isLoggedIn: false } })
  expect(sessionReducer(guest, sessionFetched(false))).toEqual(guest)
})

test('user data without their token are a leftover', () => {
  expect(sessionOfRequest({ rihla_userdata: LAYLA }, 'Rihla').data.userData).toBeNull()
  expect(sessionOfRequest({ rihla_userdata: LAYLA, rihla_token: 't' }, 'Rihla').data.isLoggedIn).toBe(true)
})

test.for([undefined, '', 'x', '"x"', 'null', '{}', '{"isLoggedIn":"yes"}'])(
  'what cannot be read is nobody: %s',
  (cookie) => {
    expect(sessionFrom(cookie).data.isLoggedIn).toBe(false)
  },
)

test.for([
  ['{"event":"session","data":{"trigger":"signout"},"timestamp":1}', 'signout'],
  ['{"event":"session","data":{"trigger":"signin"},"timestamp":1}', 'signin'],
  ['{"event":"session","data":{"trigger":"getSession"},"timestamp":1}', 'getSession'],
  ['{"event":"session","data":{}}', 'getSession'],
  ['{"event":"session"}', null],
  ['{"event":"other","data":{"trigger":"signout"}}', null],
  ['null', null],
  ['not JSON', null],
  [null, null],
] as const)('of other tabs’ messages, %s means %s', ([message, trigger]) => {
  expect(parseSessionMessage(message)).toBe(trigger)
})
