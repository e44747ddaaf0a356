import { expect, test } from 'vitest'
import { securityTxtRoutes } from './security-txt.routes.ts'

test('security.txt says where problems are reported, and holds for as many days as are set', async () => {
  const routes = securityTxtRoutes({
    contact: 'mailto:security@rihla.example',
    days: 180,
    publicUrl: 'https://rihla.example',
    clock: { now: () => Temporal.Instant.from('2027-01-31T22:15:00Z') },
  })
  const reply = await routes.request('/.well-known/security.txt')
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await reply.text()).toBe(
    [
      'Contact: mailto:security@rihla.example',
      'Expires: 2027-07-30T00:00:00Z',
      'Preferred-Languages: en, ar, fr',
      'Canonical: https://rihla.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
