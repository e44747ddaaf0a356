import { expect } from 'vitest'
import { chooseDays, dayAhead } from './steps.ts'
import type { FormValues } from './stored-form.ts'
import type { Visit } from '../environment/environment.ts'

const PERSON = {
  '#enquiry-first_name': 'Layla',
  '#enquiry-last_name': 'Haddad',
  '#enquiry-phone_country': 'AE',
  '#enquiry-phone': '501234567',
}
const COMPANY = {
  '#enquiry-company': 'Dune Cars',
  '#enquiry-industry_id': '1',
  '#enquiry-country': 'AE',
  ...PERSON,
}

/** Values entered in each enquiry's form, by field selector. */
export const ENQUIRIES = {
  '/contact': {
    ...PERSON,
    '#enquiry-email': 'layla@rihla.example',
    '#enquiry-contact_number': '501234568',
    '#enquiry-booking_reference': 'ABCD234567',
    '#enquiry-subject': 'The deposit',
    '#enquiry-issue': 'When is it given back?\nThe desk did not say.',
  },
  '/become-partner': {
    ...COMPANY,
    '#enquiry-email': 'partner@rihla.example',
    '#enquiry-website': 'dunes.example',
    '#enquiry-traffic': '12,000',
    '#enquiry-message': 'We write about desert roads.',
  },
  '/become-supplier': {
    ...COMPANY,
    '#enquiry-email': 'supplier@rihla.example',
    '#enquiry-fleet_size': '٤٠',
    '#enquiry-message': 'Two desks in Dubai.',
  },
  '/local-deals': {
    '#enquiry-pickup_id': 'Dubai',
    '#enquiry-pickup_date': dayAhead(20),
    '#enquiry-dropoff_date': dayAhead(50),
    '#enquiry-party': '7',
    '#enquiry-name': 'Layla Haddad',
    '#enquiry-phone_country': 'AE',
    '#enquiry-phone': '501234567',
    '#enquiry-email': 'deals@rihla.example',
    '#enquiry-notes': 'Two cars for a month.',
  },
} as const satisfies Record<string, FormValues>

export type EnquiryPath = keyof typeof ENQUIRIES

/**
 * Fills in fields of an enquiry's form, by selector. With script, days are chosen in the pick-up's calendar: any two of another
 * month.
 */
export async function fillEnquiry(visit: Visit, values: Record<string, string>): Promise<void> {
  for (const [selector, text] of Object.entries(values)) {
    const field = visit.page.locator(selector)
    const kind = await field.evaluate(({ tagName }) => tagName)
    if (kind === 'SELECT') await field.selectOption(text)
    else if (kind !== 'BUTTON') await field.fill(text)
    else if (selector === '#enquiry-pickup_date') {
      // Closes the places, which cover it.
      await field.focus()
      await chooseDays(visit, field)
    }
  }
}

export async function sendEnquiry({ page }: Visit): Promise<void> {
  await page.locator('main form button[type=submit]').click()
}

/** The number shown once an enquiry was accepted. */
export async function shownNumber({ page, t }: Visit): Promise<string> {
  await page.getByRole('heading', { level: 1, name: t('enquiries:sent.title') }).waitFor()
  return page.locator(`dt:text-is("${t('enquiries:sent.number')}") + dd`).innerText()
}

/** Reads the error of each field of the form, by the field's name. */
export async function fieldErrors({ page }: Visit): Promise<Record<string, string>> {
  return page
    .locator('main form [id^=enquiry-][id$=-error]')
    .evaluateAll((all) =>
      Object.fromEntries(all.map(({ id, textContent }) => [id.slice(8, -6), (textContent ?? '').trim()])),
    )
}

/** Longer than a bot takes. */
export const READ_MS = 3200

/** Expects one mail to the sender with the number, in the language of the visit. */
export async function isMailed({ site, language }: Visit, email: string, number: string): Promise<void> {
  const mails = await site.database.db
    .selectFrom('mails')
    .select(['subject', 'lang_id'])
    .where('recipient', '=', email)
    .where('subject', 'like', `%${number}`)
    .execute()
  expect(mails).toEqual([{ subject: expect.any(String), lang_id: language === 'en' ? 1 : 2 }])
}

/** Reads the stored enquiry with this number. */
export const findEnquiry = ({ site }: Visit, number: string) =>
  site.database.db.selectFrom('enquiries').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
