import { expect, test } from 'vitest'
import { createSiteStore } from '#web/app/store.ts'
import { preloadStaff } from './preload-staff.ts'

test('a link to a staff page that is only near makes no request, however many a list has', async () => {
  const requests: string[] = []
  const inProcess = ({ url }: { url: string }) => {
    requests.push(url)
    return Promise.resolve({ data: {} })
  }
  const { dispatch, getState } = createSiteStore(
    { origin: 'http://rihla.test', inProcess },
    { session: { status: 'authenticated', data: { isLoggedIn: true, userData: null } } },
  )
  const args = {
    dispatch,
    getState,
    params: {},
    url: new URL('http://rihla.test/en/staff/trips/1'),
    site: {} as never,
  }
  const more = () => Promise.resolve(requests.push('what the page shows'))
  await preloadStaff('trips', { ...args, reason: 'near' }, more)
  expect(requests).toEqual([])
  await preloadStaff('trips', { ...args, reason: 'follow' }, more).catch(() => undefined)
  expect(requests).toHaveLength(1)
})
