import { expect, test } from 'vitest'
import type { PersonalData } from '#domains/accounts/personal-data/personal-data.ts'
import { registerDomains } from './registered.ts'
import type { Job } from './share-context.ts'

const personalData = (name: string): PersonalData => ({
  read: { [name]: async () => [] },
  erase: async () => {},
})
const job = (name: string, work: Job['work'] = async () => name): Job => ({ name, everySeconds: 1, work })

test('what domains add is put together in the order in which they are added', async () => {
  const { add, ...domains } = registerDomains()
  await add({ personalData: [personalData('coupons')], fileForms: new Map([['/a', 1]]), selfPacked: ['/a'] })
  await add(
    Promise.resolve({
      personalData: [personalData('bookings')],
      fileForms: new Map([['/b', 2]]),
      selfPacked: ['/b'],
    }),
  )
  expect(domains.personalData().flatMap(({ read }) => Object.keys(read))).toEqual(['coupons', 'bookings'])
  expect([...domains.fileForms()]).toEqual([
    ['/a', 1],
    ['/b', 2],
  ])
  expect([...domains.selfPacked()]).toEqual(['/a', '/b'])
})

test('a domain that is added is answered as it is, for those that use it', async () => {
  const domain = { find: () => 1, jobs: [job('a')] }
  expect(await registerDomains().add(domain)).toBe(domain)
})

test('a job is run by its name, and answers what it did', async () => {
  const { add, runJob } = registerDomains()
  await add({
    jobs: [job('send mails'), job('settle bookings', async () => 3)],
    scheduled: [{ name: 'reconcile', cron: '7 * * * *', work: async () => 4 }],
  })
  expect(await runJob('settle bookings')).toBe(3)
  expect(await runJob('reconcile')).toBe(4)
  await expect(runJob('settle')).rejects.toThrow('there is no job settle')
})

test('no two jobs have one name', async () => {
  const { add } = registerDomains()
  await add({ jobs: [job('send mails')] })
  const scheduled = [{ name: 'send mails', cron: '7 * * * *', work: async () => null }]
  await expect(add({ scheduled })).rejects.toThrow('two jobs are called send mails')
  await expect(add({ jobs: [job('send mails')] })).rejects.toThrow('two jobs are called send mails')
})

test('work is freed first come first, connections are closed last come first', async () => {
  const { add, freeWorkOf, close } = registerDomains()
  const heard: string[] = []
  for (const name of ['one', 'other'])
    await add({
      freeWorkOf: async (ids) => void heard.push(`${name} frees ${ids.join()}`),
      close: () => heard.push(`${name} closes`),
    })
  await freeWorkOf(['w1', 'w2'])
  await close()
  expect(heard).toEqual(['one frees w1,w2', 'other frees w1,w2', 'other closes', 'one closes'])
})
