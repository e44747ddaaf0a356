import { beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '#src/seed/demo-accounts.ts'
import { newPerson } from '../../states/account-states.ts'
import { accountMenu, fillSignIn, send } from '../../steps/account-steps.ts'
import { isFocused, retype, tabTo } from '../../steps/keys.ts'
import { enterPercent, newPartner, partnerWithBookings } from '../../steps/partner-steps.ts'
import { openFlexibleCar } from '../../steps/results-steps.ts'
import { goOn, resultsCame } from '../../steps/steps.ts'
import {
  IN_ARABIC,
  LANGUAGES,
  scriptRuns,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
  await seedDemoAccounts(environment.site.database.db, environment.site.clock)
})

const shown = ({ page, t }: Visit, percent: string) =>
  page
    .getByRole('definition')
    .filter({ hasText: new RegExp(`^${percent}%$`) })
    .and(page.locator(`dt:text-is("${t('partner:commission.now')}") + dd`))

const enter = ({ page, t }: Visit) =>
  page.getByRole('banner').getByRole('link', { name: t('shell:nav.partner') })

test.for(IN_ARABIC)(
  'the demo partner signs in, finds the partner area and sets a commission with the keyboard alone, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const partner = DEMO_ACCOUNTS.find(({ role }) => role === 'partner')
      await open('/partner')
      const sent = new URL(page.url())
      expect([sent.pathname, sent.searchParams.get('error')]).toEqual([
        `/${language}/login`,
        'SessionRequired',
      ])
      expect(sent.searchParams.get('callbackUrl')).toBe(`/${language}/partner`)
      await fillSignIn(visit, partner?.email ?? '', partner?.password ?? '')
      await send(visit)
      await page.waitForURL(/\/partner$/)

      await open('/')
      await tabTo(page, accountMenu(visit, 'Omar Nasser').locator('summary'))
      await page.keyboard.press('Enter')
      await tabTo(page, enter(visit))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/partner$/)
      await page.getByRole('heading', { level: 1, name: 'Omar Nasser' }).waitFor()
      await tabTo(page, page.getByRole('main').getByRole('link', { name: t('partner:sections.pricing') }))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/partner\/pricing$/)

      const percent = language === 'en' ? '7.5' : '6.25'
      await retype(page, page.locator('#commission-percent'), percent)
      await tabTo(page, page.getByRole('button', { name: t('account:save'), exact: true }))
      await page.keyboard.press('Enter')
      await page.getByText(t('account:saved'), { exact: true }).waitFor()
      await shown(visit, percent).waitFor()
      await open('/partner/pricing')
      await shown(visit, percent).waitFor()
      expect(await page.locator('#commission-percent').inputValue()).toBe(percent)
    })
  },
)

test.for(LANGUAGES)('a rejected commission stays as it was entered, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, open, watched } = visit
    await newPartner(visit)
    await open('/partner/pricing')
    const field = page.locator('#commission-percent')
    const alert = page.locator('main').getByRole('alert')
    await enterPercent(visit, 'a lot')
    await expect.poll(() => isFocused(alert)).toBe(true)
    expect(await field.inputValue()).toBe('a lot')

    watched.expectErrorResponse(422, /\/user\/commission$/)
    await enterPercent(visit, '15.01')
    const bounds =
      language === 'en' ? /^Commission must be 0% to 15%$/ : /^يجب أن تكون العمولة من .?0%.? إلى .?15%.?$/
    await page.locator('#commission-percent-error').filter({ hasText: bounds }).waitFor()
    await expect.poll(() => isFocused(alert)).toBe(true)
    expect(await field.inputValue()).toBe('15.01')
    await shown(visit, '5').waitFor()

    // As entered on an Arabic keyboard.
    await enterPercent(visit, '٧٫٥٪')
    await shown(visit, '7.5').waitFor()
    await alert.waitFor({ state: 'detached' })
  })
})

test.for(LANGUAGES)(
  'a partner makes a link, and who follows it in another browser is theirs, beyond the visit, in %s',
  async (language) => {
    let link = ''
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await newPartner(visit)
      await open('/partner/links')
      await page.getByRole('combobox', { name: t('partner_links:link.place') }).fill('DXB')
      await page.getByRole('option').filter({ hasText: 'DXB' }).first().click()
      await page.getByLabel(t('partner_links:link.language'), { exact: true }).selectOption(language)
      await page.getByLabel(t('partner_links:link.sub')).first().fill('desk 2')
      const made = page.getByRole('group', { name: t('partner_links:link.link') })
      await expect.poll(() => made.innerText()).toContain('DXB')
      link = await made.innerText()
      await page.getByRole('img', { name: t('partner_links:link.qr') }).waitFor()
    })
    await environment.visit({ language }, async (visitor) => {
      const { page, t, context, site } = visitor
      await page.goto(link)
      await scriptRuns(page)
      expect(new URL(page.url()).pathname).toBe(`/${language}/search`)
      const isStored = async () =>
        (await context.cookies()).some(({ name, expires }) => name === 'rihla_partner' && expires > 0)
      const card = page.getByRole('complementary', { name: t('shell:partner_memory.title') })
      if (language === 'en') {
        // A reader of English without a known network is treated as British: their law requires consent.
        await card.waitFor()
        expect(await isStored()).toBe(false)
        // It stands behind all cars: the way back is shorter.
        const yes = card.getByRole('button', { name: t('shell:partner_memory.yes'), exact: true })
        await tabTo(page, yes, 'Shift+Tab')
        await page.keyboard.press('Enter')
        await card.waitFor({ state: 'detached' })
      }
      await expect.poll(isStored).toBe(true)
      expect(await card.count()).toBe(0)

      await resultsCame(visitor)
      await openFlexibleCar(visitor)
      await goOn(visitor)
      const recorded = await site.database.db
        .selectFrom('booking_partners')
        .select('sub_id')
        .where('booking_id', '=', new URL(page.url()).pathname.split('/').at(-1) ?? '')
        .execute()
      expect(recorded).toEqual([{ sub_id: 'desk 2' }])
    })
  },
)

test('a partner says where their widget stands, and copies its lines with their key', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open, site } = visit
    await newPartner(visit)
    await open('/partner/links')
    const key = await page.getByRole('group', { name: t('partner_links:widget.key') }).innerText()
    expect(key).toMatch(/^pk_[A-Z2-9]{26}$/)
    const lines = page.getByRole('group', { name: t('partner_links:widget.lines') })
    expect(await lines.innerText()).toContain(`api-key="${key}"`)
    await page.getByText(t('partner_links:widget.no_domains')).waitFor()
    await page.locator('#widget-domains').fill('https://Blog.example/cars')
    await page
      .locator('form')
      .filter({ has: page.locator('#widget-domains') })
      .getByRole('button')
      .click()
    await page.getByText(t('partner_links:widget.no_domains')).waitFor({ state: 'detached' })
    const { body } = await site.call(`/widget/key?key=${key}`, {
      headers: { origin: 'https://blog.example' },
    })
    expect(body.name).toBe('Dune Travel')
  })
})

test('a partner sees a change within seconds, finds a booking and why it earns nothing, and downloads all', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open, site } = visit
    const { rows } = await partnerWithBookings(visit)
    await open('/partner')
    const main = page.getByRole('main')
    const [newest] = rows
    const ofNewest = main.getByRole('row', { name: newest?.reference ?? '' })
    await ofNewest.getByText(t('earnings:states.pending')).waitFor()
    await site.database.db
      .updateTable('partner_earnings')
      .set({ state: 'reversed', reason: 'self_referral', amount: 0 })
      .where('booking_id', '=', newest?.booking_id ?? '')
      .execute()
    await ofNewest.getByText(t('earnings:reasons.self_referral')).waitFor()

    await main.getByRole('link', { name: t('partner:sections.bookings'), exact: true }).click()
    await main.getByRole('link', { name: t('earnings:states.reversed') }).click()
    await page.waitForURL(/status=reversed/)
    // With the headings.
    await expect.poll(() => main.getByRole('row').count()).toBe(3)

    await main.getByRole('link', { name: t('partner:sections.reports') }).click()
    const csv = `${t('partner_reports:reports.csv')} ${t('earnings:titles.bookings')}`
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: csv }).click(),
    ])
    expect(file.suggestedFilename()).toBe('partner-bookings.csv')

    await open('/partner/pricing')
    await page.getByRole('button', { name: t('partner_reports:pricing.compare') }).click()
    await main.getByRole('columnheader', { name: t('partner_reports:pricing.without') }).waitFor()
  })
})

test.for(IN_ARABIC)('others are told what the partner area is for, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await newPerson(visit)
    await open('/partner')
    await page.getByRole('heading', { level: 1, name: t('partner:others.title') }).waitFor()
    await accountMenu(visit).locator('summary').click()
    await accountMenu(visit)
      .getByRole('link', { name: t('shell:nav.account') })
      .waitFor()
    expect(await enter(visit).count()).toBe(0)
  })
})
