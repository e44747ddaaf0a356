import { expect, test } from 'vitest'
import { argon2id } from '#platform/crypto.ts'
import { passkeys } from '#platform/passkeys.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { MIN_COST, PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { passwordHashes } from './password-hash.service.ts'
import { signIn } from '../sign-in/sign-in.usecase.ts'

const EMAIL = 'layla@example.com'
const TRIES = 3000
const ADDRESSES = 150

const clock = testClock()
const database = forFile(await testDatabase())
await peopleOf({ database, clock }).add({ role: 'traveller', email: EMAIL })

test(`${TRIES} wrong passwords from ${ADDRESSES} addresses, all at once: nobody gets in, and the owner does`, async () => {
  const { db } = database
  const app = {
    db,
    clock,
    passwords: passwordHashes(argon2id, MIN_COST),
    passkeys: passkeys({ publicUrl: 'https://rihla.example', productName: 'Rihla' }),
    claimBookings: async () => {},
  }
  const from = (address: string, password: string) =>
    signIn(app, { email: EMAIL, password, remember: false, before: null, origin: { address, device: null } })

  const answers = await Promise.all(
    Array.from({ length: TRIES }, (_, at) => {
      const which = at % ADDRESSES
      return from(`198.51.${100 + (which >> 8)}.${which & 255}`, `guess number ${at}`)
    }),
  )
  const came = Object.groupBy(answers, (answer) => (answer.ok ? 'signed in' : answer.failure.code))
  expect(Object.fromEntries(Object.entries(came).map(([code, all]) => [code, all.length]))).toEqual({
    wrong_credentials: ADDRESSES * 5,
    too_many_attempts: TRIES - ADDRESSES * 5,
  })
  expect(await db.selectFrom('tokens').select('id').execute()).toEqual([])

  const owner = await from('203.0.113.7', PASSWORD)
  expect(owner).toMatchObject({ ok: true, value: { user: { email: EMAIL } } })
  expect(await db.selectFrom('tokens').select('id').execute()).toHaveLength(1)
})
