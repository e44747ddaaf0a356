import { beforeEach, expect, test } from 'vitest'
import { balancesOf } from '#domains/payments/ledger.ts'
import { newId } from '#kernel/ids.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { changeEarning } from '#testing/builders/partners/payable-earnings.ts'
import { IBAN_ACCOUNT, partnerOwner } from '#testing/builders/partners/partner-owner.ts'
import { workbookCells } from '#testing/builders/trips/grid-files.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const staff = await staffCalls(app)
const colleague = await staffCalls(app)
beforeEach(() => app.clock.set('2026-12-01T00:10:00Z'))

const makeStatements = () => app.app.runJob('make partner statements')
const prepare = (by = staff, body: object = { currency: 'EUR', format: 'sepa' }) => by.post('payouts', body)
const decide = (id: string, approve: boolean, by = colleague) => by.post(`payouts/${id}/decide`, { approve })
const pay = (id: string, paid_on = '2026-12-01', by = staff) => by.post(`payouts/${id}/paid`, { paid_on })

/** Refuses what other tests have left, so that a batch has what its own test has made. */
async function deleteOpenPayouts() {
  const { db } = app.database
  await db.deleteFrom('partner_payouts').where('batch_id', 'is', null).execute()
}

/** What the ledger says that partners are owed. */
async function payableOf(partnerId: string) {
  const postings = await app.database.db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(['p.account', 'p.amount'])
    .where('e.partner_id', '=', partnerId)
    .execute()
  const { bank, partner_payable } = balancesOf(postings as Parameters<typeof balancesOf>[0])
  return { bank, partner_payable }
}

test('a payout goes from the statement to the bank: prepared, approved by a colleague, paid and entered once', async () => {
  await deleteOpenPayouts()
  const partner = await partnerOwner(app)
  const earned = await partner.earn(7000)
  const carried = await partner.earn(100, { changed_at: Temporal.Instant.from('2026-10-20T09:00:00Z') })
  await partner.account(IBAN_ACCOUNT)
  await makeStatements()
  expect((await staff.get('payouts')).body.ready).toEqual([
    { format: 'sepa', payouts: 1, total: { amount: 7100, currency: 'EUR' } },
  ])
  const prepared = await prepare()
  expect(prepared.body).toMatchObject({
    batch: { status: 'waiting', payouts: 1, prepared_by: { staff_id: staff.staffId }, decided_by: null },
    payouts: [
      { partner: 'Dune Travel', amount: { amount: 7100 }, account: 'DE•• •••• 3000', holder: 'José Núñez' },
    ],
  })
  const { id } = prepared.body.batch
  expectProblem(await staff.get(`payouts/${id}/file`), { status: 409, code: 'batch_not_approved' })
  expectProblem(await decide(id, true, staff), { status: 409, code: 'other_approver_needed' })
  expectProblem(await pay(id), { status: 409, code: 'batch_not_approved' })
  // What is entered meanwhile is for the next batch.
  await partner.account({ ...IBAN_ACCOUNT, account: 'GB82 WEST 1234 5698 7654 32' })
  expect((await decide(id, true)).body.batch).toMatchObject({ status: 'approved' })
  const file = await staff.file(`payouts/${id}/file`)
  expect(file.headers.get('content-type')).toBe('application/xml')
  expect(await file.text()).toMatch(
    /<NbOfTxs>1<.*<CtrlSum>71\.00<.*<Nm>Jose Nunez<.*<IBAN>DE89370400440532013000</s,
  )
  for (const day of ['2026-11-30', '2026-12-02'])
    expectProblem(await pay(id, day), { status: 422, code: 'paid_day_invalid' })
  expect((await pay(id)).body.batch).toMatchObject({ status: 'paid', paid_on: '2026-12-01' })
  expectProblem(await pay(id), { status: 409, code: 'batch_paid' })
  expectProblem(await staff.get(`payouts/${id}/file`), { status: 409, code: 'batch_paid' })
  expect(await payableOf(partner.partnerId)).toEqual({ bank: -7100, partner_payable: 7100 })
  const { items } = (await partner.get('partner-statements')).body
  expect(items).toMatchObject([{ payout_state: 'paid', paid_on: '2026-12-01' }])
  const { db } = app.database
  const lines = await db
    .selectFrom('partner_earning_lines')
    .select(['booking_id', 'state', 'amount'])
    .where('partner_id', '=', partner.partnerId)
    .execute()
  expect(new Set(lines.map(({ booking_id }) => booking_id))).toEqual(new Set([earned, carried]))
  expect(lines.every(({ state, amount }) => state === 'paid' && amount === 0)).toBe(true)
  const stored = await db.selectFrom('partner_payouts').select('sealed').where('batch_id', '=', id).execute()
  expect(stored).toEqual([{ sealed: null }])
  expect(await partner.mails()).toEqual([
    'Your payout account has been changed',
    'Your statement for November 2026',
    'Your payout account has been changed',
    'We have paid you €71.00',
  ])
  const audit = await db
    .selectFrom('audit_entries')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'prepare_payouts', staff_id: staff.staffId },
    { action: 'approve_payouts', staff_id: colleague.staffId },
    { action: 'pay_payouts', staff_id: staff.staffId },
  ])
})

test('a file that pays outside the EEA is refused while where we are is not set', async () => {
  await deleteOpenPayouts()
  const partner = await partnerOwner(app)
  await partner.earn(7000)
  await partner.account({ ...IBAN_ACCOUNT, account: 'GB82 WEST 1234 5698 7654 32' })
  await makeStatements()
  const { id } = (await prepare()).body.batch
  await decide(id, true)
  expectProblem(await staff.get(`payouts/${id}/file`), { status: 409, code: 'payer_address_missing' })
})

test('what was carried over is paid with the statement that pays, and what is clawed back stays reversed', async () => {
  await deleteOpenPayouts()
  const partner = await partnerOwner(app)
  const small = await partner.earn(3000)
  const gone = await partner.earn(1000)
  await partner.account(IBAN_ACCOUNT)
  await makeStatements()
  app.clock.set('2027-01-01T00:10:00Z')
  const december = Temporal.Instant.from('2026-12-10T09:00:00Z')
  await changeEarning(app.database.db, gone, { amount: 0, reversed: true, at: december })
  const large = await partner.earn(4000, { changed_at: december })
  await makeStatements()
  const { id } = (await prepare()).body.batch
  await decide(id, true)
  expect((await pay(id, '2027-01-01')).body.batch.total.amount).toBe(7000)
  const states = await app.database.db
    .selectFrom('partner_earnings')
    .select(['booking_id', 'state'])
    .where('partner_id', '=', partner.partnerId)
    .execute()
  expect(new Map(states.map(({ booking_id, state }) => [booking_id, state]))).toEqual(
    new Map([
      [small, 'paid'],
      [gone, 'reversed'],
      [large, 'paid'],
    ]),
  )
})

test('a refused batch frees its payouts, and whoever prepared it may withdraw it', async () => {
  await deleteOpenPayouts()
  const partner = await partnerOwner(app)
  await partner.earn(7000)
  await partner.account(IBAN_ACCOUNT)
  await makeStatements()
  const first = (await prepare()).body.batch.id
  expectProblem(await prepare(), { status: 409, code: 'nothing_to_pay' })
  expect((await decide(first, false, staff)).body).toMatchObject({
    batch: { status: 'refused' },
    payouts: [],
  })
  expectProblem(await decide(first, true), { status: 409, code: 'batch_decided' })
  const second = await prepare(colleague)
  expect(second.body.batch).toMatchObject({ status: 'waiting', payouts: 1 })
  expect((await partner.get('partner-statements')).body.items).toMatchObject([{ payout_state: 'under_way' }])
})

test('what SEPA does not reach is a list, in which no text is a formula; who has no account is held back', async () => {
  await deleteOpenPayouts()
  const [gulf, none] = [await partnerOwner(app), await partnerOwner(app)]
  await gulf.earn(30_000, { currency: 'KWD' })
  await none.earn(7000)
  const account = {
    currency: 'KWD',
    kind: 'other',
    holder: '=HYPERLINK("http://evil")',
    account: '@0123 Bank',
  }
  expect((await gulf.account(account)).body.account).toMatchObject({ account: '•••• Bank' })
  await makeStatements()
  const { ready, held } = (await staff.get('payouts')).body
  expect(ready).toEqual([{ format: 'csv', payouts: 1, total: { amount: 30_000, currency: 'KWD' } }])
  expect(held).toMatchObject([{ partner_id: none.partnerId, amount: { amount: 7000 }, why: 'no_account' }])
  const { id } = (await prepare(staff, { currency: 'KWD', format: 'csv' })).body.batch
  await decide(id, true)
  const file = await staff.file(`payouts/${id}/file?lang_id=2`)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const workbook = await staff.file(`payouts/${id}/file?as=xlsx`)
  expect(workbook.headers.get('content-disposition')).toContain('.xlsx')
  const cells = await workbookCells(Buffer.from(await workbook.arrayBuffer()))
  expect(cells.flat()).toContain('@0123 Bank')
  const [heading, line] = new TextDecoder().decode(bytes).split('\r\n')
  const headings = ['الكشف', 'الشريك', 'صاحب الحساب', 'الحساب', 'رمز BIC', 'المبلغ', 'المبلغ (العملة)']
  expect(heading).toBe(headings.map((text) => `"${text}"`).join())
  expect(line).toMatch(
    /^"PS-2026-\d{6}","Dune Travel","'=HYPERLINK\(""http:\/\/evil""\)","'@0123 Bank",,300\.00,"KWD"$/,
  )
})

test('an ended partner that owes us is held back, and one’s last statement is made before the month is over', async () => {
  await deleteOpenPayouts()
  const partner = await partnerOwner(app)
  const booking = await partner.earn(6000)
  await makeStatements()
  const { db } = app.database
  const { code } = await db
    .selectFrom('partners')
    .select('code')
    .where('id', '=', partner.partnerId)
    .executeTakeFirstOrThrow()
  const preview = (partnerCode = code) => staff.get(`partner-statements?code=${partnerCode}`)
  const make = (seen: string) => staff.post('partner-statements', { code, seen })
  expectProblem(await preview(), { status: 409, code: 'partner_not_ended' })
  await db
    .updateTable('partners')
    .set({ ended_at: app.clock.now() })
    .where('id', '=', partner.partnerId)
    .execute()
  expectProblem(await preview(), { status: 409, code: 'nothing_to_state' })
  await changeEarning(db, booking, { amount: 0, reversed: true, at: app.clock.now() })
  const { body } = await preview(code.toLowerCase())
  const euros = (amount: number) => ({ amount, currency: 'EUR' })
  expect(body).toMatchObject({
    partner: 'Dune Travel',
    seen: '2026-12 EUR 1 0 -6000 0',
    statements: [
      {
        opening: euros(0),
        total: euros(-6000),
        payout: euros(0),
        closing: euros(-6000),
        count: 1,
        lines: [{ kind: 'taken_back', reason: 'cancelled', amount: euros(-6000) }],
      },
    ],
  })
  expectProblem(await preview('NOBODYS'), { status: 404, code: 'partner_not_found' })
  // What has changed since it was looked at is looked at again.
  await partner.earn(500, { changed_at: app.clock.now() })
  expectProblem(await make(body.seen), { status: 409, code: 'statement_changed' })
  expectArabic(await staff.post('partner-statements', { code, seen: body.seen, lang_id: 2 }))
  const { numbers } = (await make((await preview()).body.seen)).body
  expect(numbers).toHaveLength(1)
  expectProblem(await make(body.seen), { status: 409, code: 'nothing_to_state' })
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject_id', '=', partner.partnerId)
    .execute()
  expect(audited).toEqual([
    { action: 'make_statements', after: { numbers, said: '2026-12 EUR 2 0 -5500 0' } },
  ])

  // It reaches the partner's people, who read what was, and nothing else.
  expect((await partner.mails()).at(-1)).toBe('Your statement for December 2026')
  const { items, ended } = (await partner.get('partner-statements')).body
  expect({ ended, last: items[0].number }).toEqual({ ended: true, last: numbers[0] })
  for (const format of ['pdf', 'csv'])
    expect((await partner.file(`partner-statements/${items[0].id}/${format}`)).status).toBe(200)
  for (const path of [
    'payout-accounts',
    'partner-booking',
    'revenue-list',
    'master-setting',
    'partner-people',
  ])
    expectProblem(await partner.get(path), { status: 403, code: 'partner_ended' })
  const { held } = (await staff.get('payouts')).body
  expect(held).toContainEqual(
    expect.objectContaining({ code, amount: { amount: -5500, currency: 'EUR' }, why: 'owes_us' }),
  )
})

test('a partner reads its own statements as PDF and CSV in both languages, and nobody else’s', async () => {
  const [mine, theirs] = [await partnerOwner(app), await partnerOwner(app)]
  await mine.earn(7000, { sub_id: '=1+1' })
  await makeStatements()
  const { items } = (await mine.get('partner-statements')).body
  const [{ id, number }] = items
  for (const language of [1, 2]) {
    const pdf = await mine.file(`partner-statements/${id}/pdf?lang_id=${language}`)
    expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`)
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  const csv = await (await mine.file(`partner-statements/${id}/csv`)).text()
  expect(csv.split('\r\n').slice(1)).toEqual([
    `"${number}",,,,"Brought forward",0.00,"EUR"`,
    expect.stringMatching(
      new RegExp(`^"${number}","2026-11-20","[A-Z2-9]{10}","'=1\\+1","Commission",70\\.00,"EUR"$`),
    ),
    `"${number}",,,,"Paid out",-70.00,"EUR"`,
    `"${number}",,,,"Carried forward",0.00,"EUR"`,
    '',
  ])
  for (const path of [`${id}/pdf`, `${id}/csv`, `${newId()}/pdf`, 'none/csv'])
    expectProblem(await theirs.get(`partner-statements/${path}`), {
      status: 404,
      code: 'statement_not_found',
    })
  expect((await theirs.get('partner-statements')).body).toEqual({ items: [], next: null, ended: false })
})

test.for(['none', newId()])('there is no batch %s, in both languages', async (id) => {
  for (const reply of [
    await staff.get(`payouts/${id}?lang_id=2`),
    await staff.get(`payouts/${id}/file?lang_id=2`),
    await staff.post(`payouts/${id}/decide`, { approve: true, lang_id: 2 }),
    await staff.post(`payouts/${id}/paid`, { paid_on: '2026-12-01', lang_id: 2 }),
  ])
    expectProblem(reply, { status: 404, code: 'batch_not_found' })
})

test('the least payout is what is set when a statement is made; one that was made stays', async () => {
  const before = await partnerOwner(app)
  await before.earn(3000)
  await makeStatements()
  await staff.post('settings/payout_least', { value: 20, version: 0 })
  const after = await partnerOwner(app)
  await after.earn(3000)
  await makeStatements()
  await staff.post('settings/payout_least', { value: 50, version: 1 })
  const payoutOf = async ({ partnerId }: typeof before) =>
    app.database.db
      .selectFrom('partner_statements')
      .select(['payout', 'minimum'])
      .where('partner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
  expect(await payoutOf(before)).toEqual({ payout: 0, minimum: 5000 })
  expect(await payoutOf(after)).toEqual({ payout: 3000, minimum: 2000 })
})
