import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { tooWide, violations } from '../environment/accessible.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import {
  LANGUAGES,
  scriptRuns,
  sharedEnvironment,
  type BrowserEnvironment,
} from '../environment/environment.ts'
import { expectFocus, tabTo, typeInto } from '../steps/keys.ts'
import {
  chosenTrip,
  codeSentTo,
  frameAddress,
  openChosen,
  rememberToken,
  signInByMail,
  widgetMessages,
  type WidgetMessages,
} from './frame-steps.ts'

let environment: BrowserEnvironment
let key: string
let messages: Record<(typeof LANGUAGES)[number], WidgetMessages>
beforeAll(async () => {
  environment = await sharedEnvironment()
  key = (await keyWith(environment.site, { domains: ['localhost'] })).key
  messages = { en: await widgetMessages('en'), ar: await widgetMessages('ar') }
})

const newEmail = () => `${newLetters(10).toLowerCase()}@example.com`
const address = (query: Record<string, string> = {}) =>
  frameAddress(environment.site, { key, tabs: 'local', ...query })

/** Signed in with a new address, with what was chosen in view. */
async function atDetails(page: Page, t: WidgetMessages, query: Record<string, string> = {}) {
  const email = newEmail()
  await openChosen(page, address(query), await chosenTrip(environment.site))
  await signInByMail({ page, site: environment.site, t }, email)
  await page.getByRole('heading', { level: 1, name: t('booking:details') }).waitFor()
  return email
}

async function typeTraveller(page: Page, t: WidgetMessages) {
  await page.getByLabel(t('booking:name')).fill('Layla Haddad')
  await page.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
}

const bookButton = (page: Page) => page.locator('form button[type=submit]:visible')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.for([
  { language: 'en', width: 800, colorScheme: 'light' },
  { language: 'ar', width: 320, colorScheme: 'dark' },
] as const)(
  'a retail traveller books by a code, sees the trip and cancels it: $language at $width px, $colorScheme',
  async ({ language, width, colorScheme }) => {
    const t = messages[language]
    await environment.visit(
      { width, height: 720, colorScheme, reducedMotion: 'reduce' },
      async ({ page, watched }) => {
        const checkPage = async (what: string) => {
          await takeScreenshots(page, `widget-${what}-${language}`)
          expect(await violations(page), what).toEqual([])
          expect(await tooWide(page), what).toEqual([])
        }
        const chosen = await chosenTrip(environment.site)
        await openChosen(page, address({ language, scheme: colorScheme }), chosen)
        await heading(page, t('sign_in:title')).waitFor()
        await checkPage('sign-in')
        const email = newEmail()
        await page.getByRole('button', { name: t('sign_in:send') }).click()
        await page.getByRole('alert').waitFor()
        await checkPage('sign-in-faults')
        await page.getByText(t('sign_in:by_email'), { exact: true }).click()
        await page.getByLabel(t('sign_in:email')).fill(email)
        await page.getByRole('button', { name: t('sign_in:send') }).click()
        await page.getByLabel(t('sign_in:code'), { exact: true }).waitFor()
        await checkPage('code')
        watched.expectErrorResponse(422, /auth\/login/)
        await page.getByLabel(t('sign_in:code'), { exact: true }).fill('000000')
        await page.getByRole('button', { name: t('sign_in:sign_in') }).click()
        await page.locator('#sign-in-code-error').waitFor()
        await page.getByRole('button', { name: t('sign_in:other_address') }).click()
        expect(await page.getByLabel(t('sign_in:email')).inputValue()).toBe(email)

        await atDetails(page, t, { language, scheme: colorScheme })
        await bookButton(page).click()
        await page.getByRole('alert').waitFor()
        expect(await page.getByRole('alert').locator('li').count()).toBe(2)
        await checkPage('details-faults')
        await typeTraveller(page, t)
        await checkPage('details')
        await bookButton(page).click()
        await heading(page, t('booking:done.booked')).waitFor()
        await checkPage('done')

        await page.getByRole('button', { name: t('shell:my_trips') }).click()
        await heading(page, t('trips:title')).waitFor()
        await page.getByRole('listitem').first().waitFor()
        await checkPage('trips')
        await page.getByRole('listitem').first().getByRole('button').click()
        await page.getByRole('button', { name: t('trips:cancel.begin') }).click()
        await page.getByText(t('trips:cancel.sure')).waitFor()
        await checkPage('trip')
        await page.getByRole('button', { name: t('trips:cancel.do') }).click()
        await page.getByText(t('trips:cancelled.title')).waitFor()
        await page.getByRole('button', { name: t('shell:sign_out') }).click()
        await page.getByRole('button', { name: t('shell:sign_out') }).waitFor({ state: 'detached' })
        await page.getByText(t('shell:logged_out'), { exact: true }).waitFor()
        expect(await page.evaluate(() => localStorage.getItem('trips'))).toBeNull()
      },
    )
  },
)

/** Opens the details of a chosen trip, signed in by a token. */
async function atDetailsAs(page: Page, token: string, query: Record<string, string> = {}) {
  const t = messages.en
  await page.goto(address(query))
  await rememberToken(page, token)
  await openChosen(page, address(query), await chosenTrip(environment.site))
  await heading(page, t('booking:details')).waitFor()
}

test('a company’s traveller requests approval, its supervisor approves, and the wallet pays', async () => {
  const t = messages.en
  const { db } = environment.site.database
  const companyId = await companyWithWallet(environment.site, { paidIn: 5_000_000, currency: 'INR' })
  const { corp_id: corp } = await db
    .updateTable('companies')
    .set({ approval_required: true })
    .where('id', '=', companyId)
    .returning('corp_id')
    .executeTakeFirstOrThrow()
  const boss = await profileOf(environment.site, { companyId, name: 'Huda', isSupervisor: true })
  const traveller = await profileOf(environment.site, {
    companyId,
    name: 'Rashid Omar',
    supervisorId: boss.profileId,
    costCentre: 'Sales',
  })
  const { email: bossEmail } = await db
    .selectFrom('trip_people')
    .select('email')
    .where('id', '=', boss.personId)
    .$narrowType<{ email: string }>()
    .executeTakeFirstOrThrow()
  await environment.visit({ width: 800 }, async ({ page }) => {
    await atDetailsAs(page, traveller.token, { corp })
    await page.getByText(t('booking:approval.title')).waitFor()
    expect(await page.getByLabel(t('booking:name')).inputValue()).toBe('Rashid Omar')
    expect(await page.getByLabel(t('booking:cost_centre')).inputValue()).toBe('Sales')
    expect(await page.getByRole('radio', { name: / wallet/ }).isChecked()).toBe(true)
    await takeScreenshots(page, 'widget-corporate')
    await page.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
    await bookButton(page).click()
    await heading(page, t('booking:done.asked')).waitFor()
    await toMyAccount(page, t)
    await page.getByText(t('my_account:wallet.balance_alone')).waitFor()
    await page.getByRole('link', { name: bossEmail }).waitFor()
    await page.getByText(t('my_account:company.ask_admin')).waitFor()
    await takeScreenshots(page, 'widget-account-traveller')
  })
  await environment.visit({ width: 800 }, async ({ page }) => {
    await atDetailsAs(page, boss.token, { corp })
    const people = page.getByLabel(t('booking:for_whom'))
    await people.selectOption({ label: 'Rashid Omar' })
    expect(await page.getByLabel(t('booking:name')).inputValue()).toBe('Rashid Omar')
    await page.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
    await bookButton(page).click()
    await heading(page, t('booking:done.booked')).waitFor()
  })
  const { text: sent } = await db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', bossEmail)
    .where('subject', 'like', 'A trip needs your approval%')
    .executeTakeFirstOrThrow()
  const link = /\/widget\/page\?\S+/.exec(sent)?.[0] ?? ''
  await environment.visit({ width: 800 }, async ({ page }) => {
    await page.goto(environment.site.url + link)
    await signInByMail({ page, site: environment.site, t }, bossEmail)
    await page.getByRole('button', { name: t('trips:approve.yes') }).waitFor()
    await takeScreenshots(page, 'widget-approve')
    await page.getByRole('button', { name: t('trips:approve.yes') }).click()
    await page.getByText(t('trips:status.booked'), { exact: true }).waitFor()
  })
  const trips = await db
    .selectFrom('trips')
    .select(['profile_id', 'approval', 'pay_by'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .execute()
  expect(trips).toEqual([
    { profile_id: traveller.profileId, approval: 'approved', pay_by: 'wallet' },
    { profile_id: traveller.profileId, approval: 'none', pay_by: 'wallet' },
  ])
})

/** Opens the account of the signed-in person from any step. */
async function toMyAccount(page: Page, t: WidgetMessages) {
  await page.getByRole('button', { name: t('shell:my_trips') }).click()
  await page.getByRole('button', { name: t('my_account:open') }).click()
  await heading(page, t('my_account:title')).waitFor()
}

test('an admin reads the wallet, corrects the company’s record, removes a person and signs out everywhere', async () => {
  const t = messages.ar
  const { db } = environment.site.database
  const companyId = await companyWithWallet(environment.site, { paidIn: 123_450, creditLimit: 50_000 })
  const admin = await profileOf(environment.site, { companyId, name: 'Huda', isAdmin: true })
  const elsewhere = await profileOf(environment.site, { personId: admin.personId })
  const leaver = await profileOf(environment.site, { companyId, name: 'Rashid Omar' })
  await environment.visit({ width: 320, height: 720 }, async ({ page, watched }) => {
    const checkPage = async (what: string) => {
      await takeScreenshots(page, `widget-account-${what}`)
      expect(await violations(page), what).toEqual([])
      expect(await tooWide(page), what).toEqual([])
    }
    const press = (name: string) => page.getByRole('button', { name: t(name), exact: true }).click()
    await page.goto(address({ language: 'ar' }))
    await rememberToken(page, admin.token)
    await page.reload()
    await toMyAccount(page, t)
    await page.getByText('Paid in', { exact: true }).waitFor()
    const wallet = page.getByRole('region', { name: t('my_account:wallet.title') })
    expect(await wallet.innerText()).toMatch(/1,234\.50[^]*1,734\.50[^]*500\.00/)
    await checkPage('admin')

    await press('my_account:company.edit')
    await page.getByLabel(t('my_account:company.name'), { exact: true }).fill('')
    watched.expectErrorResponse(400, /customer\/update/)
    await press('my_account:company.save')
    await page.getByRole('alert').waitFor()
    await checkPage('company-faults')
    await page.getByLabel(t('my_account:company.name'), { exact: true }).fill('Falcon Trading LLC')
    await page.getByLabel(t('my_account:company.country'), { exact: true }).selectOption('KW')
    await press('my_account:company.save')
    await page.getByText(t('my_account:saved'), { exact: true }).waitFor()

    await page.getByLabel(t('my_account:people.person')).selectOption(leaver.profileId)
    await press('my_account:people.take_out')
    await page.getByRole('button', { name: t('my_account:people.undo') }).waitFor()
    await page.getByLabel(t('my_account:own.name'), { exact: true }).fill('Huda Saleh')
    await press('my_account:own.save')
    await page.getByText(t('my_account:saved'), { exact: true }).nth(1).waitFor()
    await press('my_account:everywhere.begin')
    await checkPage('changed')
    await press('my_account:everywhere.do')
    await page.getByText(t('shell:logged_out'), { exact: true }).waitFor()
  })
  const company = await db
    .selectFrom('companies')
    .select(['name', 'address'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(company).toMatchObject({ name: 'Falcon Trading LLC', address: { country: 'KW' } })
  const { hidden_at } = await db
    .selectFrom('trip_profiles')
    .select('hidden_at')
    .where('id', '=', leaver.profileId)
    .executeTakeFirstOrThrow()
  expect(hidden_at).not.toBeNull()
  const { status } = await environment.site.call('/trips/api/o/user-content', { headers: elsewhere.headers })
  expect(status).toBe(401)
})

test('a card is entered on our own page, and the frame follows until the trip is paid', async () => {
  const t = messages.en
  const { token } = await profileOf(environment.site)
  await environment.visit({ width: 800 }, async ({ page, context, t: site }) => {
    await atDetailsAs(page, token)
    await typeTraveller(page, t)
    await page.getByText(t('booking:pay.card'), { exact: true }).click()
    await bookButton(page).click()
    await heading(page, t('booking:done.kept')).waitFor()
    await takeScreenshots(page, 'widget-card')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: t('booking:card.pay') }).click()
    const bank = await opened
    await scriptRuns(bank)
    await bank.getByRole('textbox', { name: site('checkout:card.number') }).fill('4242424242424242')
    await bank.getByRole('textbox', { name: site('checkout:card.expiry') }).fill('12 / 30')
    await bank.getByRole('textbox', { name: site('checkout:card.cvc') }).fill('123')
    await bank.getByRole('textbox', { name: site('checkout:card.holder') }).fill('Layla Haddad')
    await bank.getByRole('button', { name: /1,890\.00/ }).click()
    await bank.getByText(site('trip_payment:state.paid.title')).waitFor()
    await bank.close()
    await page.getByText(t('booking:card.paid')).waitFor()
    await heading(page, t('booking:done.booked')).waitFor()
    expect(await heading(page, t('booking:done.kept')).count()).toBe(0)
    await page.getByText('MG Road').waitFor()
    await takeScreenshots(page, 'widget-paid')
  })
})

test('failures say what to do and lose no input; an expired price is requested again', async () => {
  const t = messages.en
  const { token } = await profileOf(environment.site)
  await environment.visit({ width: 800 }, async ({ page, watched }) => {
    const answers = [
      { status: 500, json: {} },
      { status: 429, json: { code: 'rate_limited', title: 'Wait' }, headers: { 'retry-after': '2' } },
      { status: 400, json: { code: 'x', title: 'x', fields: [{ path: 'metadata.a', message: 'x' }] } },
      { status: 410, json: { code: 'quote_expired', title: 'Over' } },
    ]
    for (const { status } of answers) watched.expectErrorResponse(status, /trip\/create/)
    await page.route('**/trips/api/trip/create', (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill({ contentType: 'application/problem+json', ...answer }) : route.continue()
    })
    await atDetailsAs(page, token)
    await typeTraveller(page, t)
    await page.getByLabel(t('booking:notes')).fill('A child seat')
    await bookButton(page).click()
    await page.getByText(t('shell:error.status_5xx')).waitFor()
    await takeScreenshots(page, 'widget-failed')
    const again = page.getByRole('button', { name: t('shell:try_again') })
    await again.click()
    await page.getByText('Wait', { exact: true }).waitFor()
    expect(await again.isDisabled()).toBe(true)
    expect(await page.getByLabel(t('booking:notes')).inputValue()).toBe('A child seat')
    await expect.poll(() => again.isEnabled()).toBe(true)
    // Without the stored page state, and then with a price that is requested again: neither needs the traveller.
    await again.click()
    await heading(page, t('booking:done.booked')).waitFor()
    expect(answers).toEqual([])
  })
})

test('a call to a backend that hangs times out, and is retried', async () => {
  const t = messages.en
  const { token } = await profileOf(environment.site)
  await environment.visit({ width: 320, height: 640 }, async ({ page, watched }) => {
    await page.goto(address())
    await rememberToken(page, token)
    await page.reload()
    await page.route('**/trips/api/trip/grid*', () => undefined, { times: 1 })
    watched.cutOff(true)
    await page.getByRole('button', { name: t('shell:my_trips') }).click()
    await page.getByText(t('shell:error.TIMEOUT_ERROR')).waitFor()
    await page.getByRole('button', { name: t('shell:try_again') }).click()
    await page.getByText(t('trips:none')).waitFor()
  })
})

test('who has several profiles switches between their trips', async () => {
  const t = messages.en
  const companyId = await companyWithWallet(environment.site)
  const { personId } = await profileOf(environment.site, { companyId, name: 'Noor Aziz' })
  const { token } = await profileOf(environment.site, { personId })
  await environment.visit({ width: 800 }, async ({ page }) => {
    await page.goto(address())
    await rememberToken(page, token)
    await page.reload()
    await page.getByRole('button', { name: t('shell:my_trips') }).click()
    await page.getByText(t('trips:none')).waitFor()
    const read = page.waitForResponse(/trip\/grid/)
    await page.getByLabel(t('trips:profile')).selectOption({ label: 'Falcon Trading' })
    expect((await read).status()).toBe(200)
    await page.getByText(t('trips:none')).waitFor()
    expect(await page.getByLabel(t('trips:profile')).locator('option:checked').innerText()).toBe(
      'Falcon Trading',
    )
  })
})

test('a sign-in that the server has ended leaves nothing of the widget behind, and its own page leads to the root', async () => {
  await environment.visit({ width: 800 }, async ({ page, watched }) => {
    watched.expectErrorResponse(401, /trips/)
    await page.goto(address())
    await rememberToken(page, 'a-token-that-nobody-has-issued')
    await openChosen(page, address(), await chosenTrip(environment.site))
    await page.waitForURL((url) => !url.pathname.startsWith('/widget'))
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(left.filter((name) => name === 'trips' || name.startsWith('booking '))).toEqual([])
  })
})

test('keys alone, in forced colours: sign-in, booking, and the way back', async () => {
  const t = messages.en
  await environment.visit({ width: 800, forcedColors: 'active' }, async ({ page, site }) => {
    await openChosen(page, address({ tabs: 'local,outstation' }), await chosenTrip(site))
    await heading(page, t('sign_in:title')).waitFor()
    // A page that is loaded leaves the focus where it is.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const email = newEmail()
    await tabTo(page, page.getByRole('radio', { name: t('sign_in:by_mobile') }))
    await page.keyboard.press('ArrowRight')
    await typeInto(page, page.getByLabel(t('sign_in:email')), email)
    await page.keyboard.press('Enter')
    const code = page.getByLabel(t('sign_in:code'), { exact: true })
    await expectFocus(page, code)
    await page.keyboard.type(await codeSentTo(site, email))
    await page.keyboard.press('Enter')
    const title = heading(page, t('booking:details'))
    await title.waitFor()
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true)
    await typeInto(page, page.getByLabel(t('booking:name')), 'Layla Haddad')
    await typeInto(page, page.getByLabel(t('booking:phone')), '+971501234567')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await heading(page, t('booking:done.booked')).waitFor()
    await takeScreenshots(page, 'widget-forced')
    await tabTo(page, page.getByRole('button', { name: t('booking:done.see') }))
    await page.keyboard.press('Enter')
    await heading(page, t('trips:trip')).waitFor()
    await page.goBack()
    await heading(page, t('booking:done.booked')).waitFor()
    await tabTo(page, page.getByRole('button', { name: t('shell:book_another') }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('tab', { name: t('shell:tabs.local') }), 'Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    const outstation = page.getByRole('tab', { name: t('shell:tabs.outstation') })
    await expectFocus(page, outstation)
    expect(await outstation.getAttribute('aria-selected')).toBe('true')
  })
})
