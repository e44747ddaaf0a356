import { beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { tooWide, violations } from '../../environment/accessible.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import { IN_ARABIC, sharedEnvironment, type BrowserEnvironment } from '../../environment/environment.ts'
import { READ_MS } from '../../steps/enquiry-steps.ts'
import { newMember } from '../../steps/staff-steps.ts'
import { signInByMail, widgetMessages } from '../../widget/frame-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Found by no geocoder; it names the city, which is suggested first. */
const ADDRESSES = { en: 'The blue gate, Al Awir, Dubai', ar: 'البوابة الزرقاء، العوير، دبي' }
const POINT = '25.1700, 55.5400'

test.for(IN_ARABIC)(
  'a traveller asks for the price of an address that is not found, the desk sets the place and sends it, it is booked, and a place of the trip is set, in %s',
  async (language) => {
    const t = await widgetMessages(language)
    const address = ADDRESSES[language]
    const email = `${newLetters(10).toLowerCase()}@example.com`
    const { db } = environment.site.database
    await environment.visit({ language }, async ({ page, site, watched }) => {
      await page.goto(`${site.url}/widget/page?language=${language}&tabs=local`)
      const place = page.getByRole('combobox', { name: t('local:pick_up'), exact: true })
      await place.fill(address)
      await page.locator('[role=option][aria-selected=true]').waitFor()
      await place.press('Enter')
      await page.getByRole('radio', { name: /80/ }).check({ force: true })
      watched.expectErrorResponse(422, /trip\/quote/)
      await page.getByRole('button', { name: t('tabs:see_prices') }).click()
      await page.getByRole('button', { name: t('tabs:ask_price.go') }).click()
      const send = page.getByRole('button', { name: t('price:send') })
      await send.click()
      await page.locator('#price-email-error').waitFor()
      await page.getByLabel(t('booking:name')).fill('Layla Haddad')
      await page.getByLabel(t('price:email')).fill(email)
      await page.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
      await page.getByLabel(t('price:notes')).fill('Beyond the petrol station')
      expect(await violations(page)).toEqual([])
      await takeScreenshots(page, `price-request-${language}`)
      await page.waitForTimeout(READ_MS)
      await send.click()
      await page.getByText(t('price:sent_text', { email: `\u2068${email}\u2069` })).waitFor()
    })
    const { number } = await db
      .selectFrom('enquiries')
      .select('number')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()

    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      await newMember(visit, { roles: ['dispatch'] })
      await open('/staff')
      await page.getByRole('main').getByText(number).first().waitFor()
      await takeScreenshots(page, `price-today-${language}`)
      await open('/staff/price-requests')
      const link = page.getByRole('link', { name: number })
      await link.waitFor()
      expect(await violations(page)).toEqual([])
      await takeScreenshots(page, `price-requests-${language}`)
      await link.click()
      const quote = page.getByRole('button', { name: t('dispatch:new.quote') })
      watched.expectErrorResponse(422, /price-requests\/.*\/quote/)
      await quote.click()
      await page.locator('#trip-from-error').waitFor()
      await page.locator('#trip-from').fill(`${address} ${POINT}`)
      await page.locator('[role=option][aria-selected=true]').waitFor()
      await page.locator('#trip-from').press('Enter')
      await quote.click()
      await page.getByRole('radio').first().check({ force: true })
      expect(await violations(page)).toEqual([])
      await takeScreenshots(page, `price-answer-${language}`)
      await page.getByRole('button', { name: t('prices:send') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('prices:send') })
        .click()
      await page.getByText(t('prices:offers.open')).waitFor()
      await takeScreenshots(page, `price-sent-${language}`)
    })

    const mail = await db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', email)
      .where('text', 'like', '%offer=%')
      .executeTakeFirstOrThrow()
    const link = /https?:\S+offer=\S+/.exec(mail.text)?.[0] ?? ''
    await environment.visit({ language, width: 375 }, async ({ page, site }) => {
      const { search } = new URL(link)
      await page.goto(`${site.url}/widget/page${search}`)
      const book = page.getByRole('button', { name: t('price:book') })
      await book.waitFor()
      const total = await page.locator('section').first().innerText()
      expect(total).toContain(address)
      expect(await violations(page)).toEqual([])
      expect(await tooWide(page)).toEqual([])
      await takeScreenshots(page, `price-offer-${language}`)
      await book.click()
      await signInByMail({ page, site, t }, email)
      await page.getByLabel(t('booking:name')).fill('Layla Haddad')
      await page.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
      await page.locator('form button[type=submit]').filter({ visible: true }).click()
      await page.getByRole('heading', { level: 1, name: t('booking:done.booked') }).waitFor()
      const { offer_total: offered } = await db
        .selectFrom('trip_price_requests as p')
        .innerJoin('enquiries as e', 'e.id', 'p.enquiry_id')
        .select('p.offer_total')
        .where('e.number', '=', number)
        .executeTakeFirstOrThrow()
      const { total: booked } = await db
        .selectFrom('trips')
        .select('total')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      expect(booked).toBe(offered)
      await page.goto(`${site.url}/widget/page${search}`)
      await page.getByText(t('price:booked.title')).waitFor()
      await takeScreenshots(page, `price-booked-${language}`)
    })

    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await newMember(visit, { roles: ['dispatch'] })
      const { id } = await db
        .selectFrom('trips')
        .select('id')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      await open(`/staff/trips/${id}`)
      await page.getByRole('button', { name: t('dispatch:acts.place') }).click()
      const place = page.getByRole('combobox', { name: t('dispatch:place.where') })
      await place.fill('Al Awir market 25.1800, 55.5500')
      await page.locator('[role=option][aria-selected=true]').waitFor()
      await place.press('Enter')
      await page.getByRole('button', { name: t('dispatch:place.show') }).click()
      await page.getByText(t('dispatch:place.same')).waitFor()
      expect(await violations(page)).toEqual([])
      await takeScreenshots(page, `price-place-${language}`)
      await page
        .locator('form')
        .getByRole('button', { name: t('dispatch:acts.place') })
        .click()
      await page.getByText(t('dispatch:events.kinds.placed')).waitFor()
      await page.getByText('Al Awir market').first().waitFor()
    })
  },
)
