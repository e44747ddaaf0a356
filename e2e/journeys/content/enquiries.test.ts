import { beforeAll, expect, test } from 'vitest'
import { booksCars, newPerson } from '../../states/account-states.ts'
import {
  ENQUIRIES,
  fieldErrors,
  fillEnquiry,
  isMailed,
  findEnquiry,
  READ_MS,
  sendEnquiry,
  shownNumber,
  type EnquiryPath,
} from '../../steps/enquiry-steps.ts'
import { isFocused, tabTo } from '../../steps/keys.ts'
import { chooseLanguage, dayAhead } from '../../steps/steps.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  LANGUAGES,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const FIELD_ERRORS = {
  '/contact': {
    first_name: 'First Name is Required',
    last_name: 'Last Name is Required',
    phone: 'Phone is Required',
    email: 'Email is Required',
    subject: 'Subject is Required',
    issue: 'Issue is Required',
  },
  '/become-partner': {
    company: 'Company is Required',
    industry_id: 'Industry is Required',
    country: 'Please choose a country',
    first_name: 'First Name is Required',
    last_name: 'Last Name is Required',
    phone: 'Phone is Required',
    email: 'Email is Required',
    website: 'Website is Required',
    traffic: 'Enter monthly visitors as a whole number',
    message: 'Message is Required',
  },
  '/become-supplier': {
    company: 'Company is Required',
    industry_id: 'Industry is Required',
    country: 'Please choose a country',
    first_name: 'First Name is Required',
    last_name: 'Last Name is Required',
    phone: 'Phone is Required',
    email: 'Email is Required',
    fleet_size: 'Fleet size must be between 1 and 1000000 cars',
    message: 'Message is Required',
  },
  '/local-deals': {
    pickup_id: 'Pick Up Location is required',
    pickup_date: 'Date is Required',
    dropoff_date: 'Date is Required',
    party: 'Enter between 1 and 60 people',
    name: 'Name is Required',
    phone: 'Phone is Required',
    email: 'Email is Required',
    notes: 'Message is Required',
  },
} as const satisfies Record<EnquiryPath, Record<string, string>>

const PATHS = Object.keys(ENQUIRIES) as EnquiryPath[]
const JOINING = PATHS.filter((path) => path !== '/contact')

/** An address of this language's visitors alone. */
const emailIn = (language: string, path: EnquiryPath) => `${language}-${ENQUIRIES[path]['#enquiry-email']}`

test.for(LANGUAGES)(
  'before its script, Contact us is rejected, preserved, sent once and answered by mail, in %s',
  async (language) => {
    await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
      const { page, site, t, watched } = visit
      await page.goto(`${site.url}/${language}/contact`)
      watched.expectErrorResponse(422, /\/contact$/)
      await fillEnquiry(visit, { '#enquiry-issue': 'First line\nالسطر الثاني' })
      await sendEnquiry(visit)
      await page.getByRole('alert').waitFor()
      const { issue: _issue, ...others } = FIELD_ERRORS['/contact']
      expect(Object.keys(await fieldErrors(visit))).toEqual(Object.keys(others))
      if (language === 'en') expect(await fieldErrors(visit)).toEqual(others)
      expect(await page.locator('#enquiry-issue').inputValue()).toBe('First line\nالسطر الثاني')

      const email = emailIn(language, '/contact')
      const { '#enquiry-phone_country': _country, ...values } = ENQUIRIES['/contact']
      await fillEnquiry(visit, {
        ...values,
        '#enquiry-email': email,
        '#enquiry-phone': '+971 50 123 4567',
        '#enquiry-contact_number': '+971 50 123 4568',
      })
      await page.waitForTimeout(READ_MS)
      await sendEnquiry(visit)
      const number = await shownNumber(visit)
      await page.reload()
      expect(await shownNumber(visit)).toBe(number)
      const sent = await site.database.db
        .selectFrom('enquiries')
        .select(['number', 'kind', 'state', 'page'])
        .where('email', '=', email)
        .execute()
      expect(sent).toEqual([{ number, kind: 'contact', state: 'new', page: '/contact' }])
      await isMailed(visit, email, number)
      expect(await page.title()).toBe(`${t('enquiries:sent.title')} – Rihla`)
    })
  },
)

test.for(LANGUAGES)(
  'before its script, an entered place is found, or reported as unknown, in %s',
  async (language) => {
    await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
      const { page, site, t, watched } = visit
      await page.goto(`${site.url}/${language}/local-deals`)
      watched.expectErrorResponse(422, /\/local-deals$/)
      const { '#enquiry-phone_country': _country, ...values } = ENQUIRIES['/local-deals']
      await fillEnquiry(visit, {
        ...values,
        '#enquiry-phone': '+971501234567',
        '#enquiry-pickup_id': 'Xyzzyville',
      })
      await sendEnquiry(visit)
      await expect
        .poll(() => fieldErrors(visit))
        .toEqual({ pickup_id: t('forms:field_message.place_unknown') })
      const place = page.locator('#enquiry-pickup_id')
      expect(await place.inputValue()).toBe('Xyzzyville')
      await place.fill(language === 'en' ? 'Dubai' : 'دبي')
      await fillEnquiry(visit, {
        '#enquiry-pickup_date': dayAhead(600),
        '#enquiry-dropoff_date': dayAhead(610),
      })
      await sendEnquiry(visit)
      await expect.poll(async () => Object.keys(await fieldErrors(visit))).toEqual(['pickup_date'])
      await fillEnquiry(visit, { '#enquiry-pickup_date': dayAhead(20) })
      await sendEnquiry(visit)
      await shownNumber(visit)
    })
  },
)

test.for(IN_ENGLISH)(
  'a request to join or for a local deal shows missing fields, is sent once and gets its number by mail, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, open } = visit
      for (const path of JOINING) {
        await open(path)
        await sendEnquiry(visit)
        await expect.poll(() => isFocused(page.locator('main').getByRole('alert'))).toBe(true)
        expect(await fieldErrors(visit)).toEqual(FIELD_ERRORS[path])
        const email = emailIn(language, path)
        await fillEnquiry(visit, { ...ENQUIRIES[path], '#enquiry-email': email })
        await page.waitForTimeout(READ_MS)
        await page.locator('main form').evaluate((form: HTMLFormElement) => {
          form.requestSubmit()
          form.requestSubmit()
        })
        const number = await shownNumber(visit)
        expect(await page.evaluate(() => document.activeElement?.querySelector('h1') !== null)).toBe(true)
        expect(await findEnquiry(visit, number)).toMatchObject({ page: path, state: 'new' })
        await isMailed(visit, email, number)
        await page.reload()
        expect(await shownNumber(visit)).toBe(number)
      }
    })
  },
)

test.for(IN_ARABIC)(
  'a signed-in traveller comes from a help topic, finds the form filled in and attaches a booking, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, open, site } = visit
      const person = await newPerson(visit)
      const { booked, cart } = await booksCars(visit, person)
      const { body: help } = await site.call(`/api/help-enquiry?lang_id=${language === 'en' ? 1 : 2}`)
      const { id, topic } = help.items[0]
      await open(`/contact?topic=${id}`)
      expect(await page.locator('#enquiry-subject').inputValue()).toBe(topic)
      const values = ['first_name', 'last_name', 'phone', 'email'].map((name) =>
        page.locator(`#enquiry-${name}`).inputValue(),
      )
      expect(await Promise.all(values)).toEqual(['Layla', 'Haddad', '+971 501234567', person.email])
      const booking = page.locator('#enquiry-booking_reference')
      const offered = await booking
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
      expect([offered.includes(booked), offered.includes(cart)]).toEqual([true, false])
      await booking.selectOption(booked)
      await fillEnquiry(visit, { '#enquiry-subject': 'The voucher', '#enquiry-issue': 'Where is it?' })
      await sendEnquiry(visit)
      const row = await findEnquiry(visit, await shownNumber(visit))
      const attached = await site.database.db
        .selectFrom('bookings')
        .select('id')
        .where('reference', '=', booked)
        .executeTakeFirstOrThrow()
      expect([row.user_id, row.booking_id]).toEqual([person.id, attached.id])
      // A mail about a trip leads here with its reference, which is none of the bookings to choose from.
      await open('/contact?booking=ABCDEFGHJK')
      expect(await page.locator('input#enquiry-booking_reference').inputValue()).toBe('ABCDEFGHJK')
    })
  },
)

test('entered text is restored after a reload and in the other language, until it is sent', async () => {
  await environment.visit({}, async (visit) => {
    const { page, open, t } = visit
    const shown = async (values: Record<string, string>) =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(values).map(async (field) => [field, await page.locator(field).inputValue()] as const),
        ),
      )
    await open('/local-deals')
    const {
      '#enquiry-pickup_id': _place,
      '#enquiry-pickup_date': pickUp,
      '#enquiry-dropoff_date': dropOff,
      ...values
    } = ENQUIRIES['/local-deals']
    await fillEnquiry(visit, { ...values, '#enquiry-pickup_date': pickUp, '#enquiry-dropoff_date': dropOff })
    const days = () =>
      Promise.all(
        ['pickup_date', 'dropoff_date'].map((name) => page.locator(`main [name=${name}]`).inputValue()),
      )
    const chosen = await days()
    expect(chosen[0]).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.locator('#enquiry-pickup_id').fill('dubai int')
    await page.getByRole('option').filter({ hasText: 'DXB' }).first().click()
    const placeField = page.locator('#enquiry-pickup_id')
    await expect.poll(() => placeField.inputValue()).toContain('(DXB)')
    const place = await placeField.inputValue()
    await page.reload()
    await expect.poll(() => shown(values)).toEqual(values)
    await expect.poll(() => placeField.inputValue()).toBe(place)
    await expect.poll(days).toEqual(chosen)

    await chooseLanguage(page, 'ar')
    await page.waitForURL(/\/ar\/local-deals$/)
    await expect.poll(() => shown(values)).toEqual(values)
    await expect.poll(() => placeField.inputValue()).toContain('(DXB)')
    await expect.poll(days).toEqual(chosen)

    await sendEnquiry(visit)
    await page.getByText(/^E-\d{4}-\d{4}$/).waitFor()
    await open('/local-deals')
    await page.getByRole('button', { name: t('local_deals:send') }).waitFor()
    expect(await page.locator('#enquiry-notes').inputValue()).toBe('')
  })
})

test('Contact us is written with the keyboard alone, without reaching the bots’ field', async () => {
  await environment.visit({}, async (visit) => {
    const { page, open } = visit
    await open('/contact')
    const fax = page.locator('main input[name=fax]')
    expect(await page.getByRole('textbox', { name: visit.t('enquiries:fax') }).count()).toBe(0)
    const { '#enquiry-phone_country': _country, ...values } = ENQUIRIES['/contact']
    for (const [selector, text] of Object.entries({
      ...values,
      '#enquiry-phone': '+971501234567',
      '#enquiry-contact_number': '',
    })) {
      await tabTo(page, page.locator(selector))
      expect(await isFocused(fax)).toBe(false)
      await page.keyboard.insertText(text)
    }
    await tabTo(page, page.locator('main form button[type=submit]'))
    await page.keyboard.press('Enter')
    expect(await shownNumber(visit)).toMatch(/^E-\d{4}-\d{4}$/)
  })
})
