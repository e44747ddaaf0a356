import { expect, test } from 'vitest'
import { toProfileReply } from './profile-reply.service.ts'
import type { TripProfile } from './trip-profile.ts'

const profile: TripProfile = {
  id: crypto.randomUUID(),
  personId: crypto.randomUUID(),
  name: 'Omar',
  email: null,
  mobile: '+971501234567',
  pic: null,
  langId: 2,
  company: { id: crypto.randomUUID(), corpId: 'DUNES', name: 'Dunes Bank' },
  ownerId: null,
  supervisorId: null,
  isSupervisor: false,
  isAdmin: true,
  costCentre: null,
}
const aed = (amount: number) => ({ amount, currency: 'AED' })
const wallet = { balance: aed(-5_000), credit_limit: aed(100_000), available: aed(95_000) }

test('the wallet of a profile is its company’s; without a company, or a wallet, there is none', async () => {
  const lookups: string[] = []
  const app = {
    walletOf: async (companyId: string) => {
      lookups.push(companyId)
      return companyId === profile.company?.id ? wallet : null
    },
  }
  expect((await toProfileReply(app, profile)).wallet).toEqual(wallet)
  const elsewhere = { id: crypto.randomUUID(), corpId: 'NEW', name: 'New' }
  expect((await toProfileReply(app, { ...profile, company: elsewhere })).wallet).toBeNull()
  expect((await toProfileReply(app, { ...profile, company: null })).wallet).toBeNull()
  expect(lookups).toEqual([profile.company?.id, elsewhere.id])
})
