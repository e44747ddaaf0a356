import { expect, test } from 'vitest'
import { PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { IBAN_ACCOUNT, partnerOwner } from '#testing/builders/partners/partner-owner.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())

test('an owner enters the account by their password, and sees it masked; who reads reports alone does not', async () => {
  const partner = await partnerOwner(app)
  expectProblem(await partner.account(IBAN_ACCOUNT, 'not mine at all'), {
    status: 422,
    code: 'wrong_password',
  })
  expect((await partner.account(IBAN_ACCOUNT)).body.account).toMatchObject({
    currency: 'EUR',
    holder: 'José Núñez',
    account: 'DE•• •••• 3000',
  })
  const listed = (await partner.get('payout-accounts')).body
  expect(listed).toMatchObject({ items: [{ account: 'DE•• •••• 3000' }], may_change: true })
  const { db } = app.database
  const { sealed } = await db
    .selectFrom('partner_payout_accounts')
    .select('sealed')
    .where('partner_id', '=', partner.partnerId)
    .executeTakeFirstOrThrow()
  expect(sealed.toString('latin1')).not.toMatch(/DE89|N.*ez/)
  const event = await db
    .selectFrom('security_events')
    .select('detail')
    .where('user_id', '=', partner.userId)
    .where('kind', '=', 'payout_account_changed')
    .execute()
  expect(event).toEqual([{ detail: { currency: 'EUR', account: 'DE•• •••• 3000' } }])
  await db
    .updateTable('partner_members')
    .set({ role: 'reports' })
    .where('user_id', '=', partner.userId)
    .execute()
  expectProblem(await partner.account(IBAN_ACCOUNT), { status: 403, code: 'owners_only' })
  expect((await partner.get('payout-accounts')).body.may_change).toBe(false)
})

test.for([
  { name: 'an IBAN with a wrong digit', body: { account: 'DE89 3704 0044 0532 0130 01' }, field: 'account' },
  { name: 'a holder that SEPA cannot write', body: { holder: 'شركة الكثبان' }, field: 'holder' },
  { name: 'no holder', body: { holder: ' ' }, field: 'holder' },
  { name: 'a BIC that is none', body: { bic: 'BANK' }, field: 'bic' },
  { name: 'a currency that there is not', body: { currency: 'XXX' }, field: 'currency' },
])('an account is refused in both languages: $name', async ({ body, field }) => {
  const partner = await partnerOwner(app)
  const sent = await partner.account({ ...IBAN_ACCOUNT, ...body })
  expectProblem(sent, { status: 400, code: 'invalid_request', fields: [{ path: field }] })
  expectArabic(await partner.account({ ...IBAN_ACCOUNT, ...body, lang_id: 2 }))
})

test('accounts go with the last person of their partner', async () => {
  const partner = await partnerOwner(app)
  await partner.account(IBAN_ACCOUNT)
  const { token } = await peopleOf(app).tokenOf(partner.userId)
  const left = await app.call('/api/user/delete-account', { token, body: { password: PASSWORD } })
  expect(left.status).toBe(204)
  const stored = await app.database.db
    .selectFrom('partner_payout_accounts')
    .select('currency')
    .where('partner_id', '=', partner.partnerId)
    .execute()
  expect(stored).toEqual([])
})
