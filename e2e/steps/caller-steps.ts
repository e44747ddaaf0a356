import { DRIVER } from '#testing/builders/rentals/journey.ts'
import type { Visit } from '../environment/environment.ts'
import { searchPath } from './steps.ts'

/** The cars of a search at the desk for callers. */
export async function callersSearch({ page, t, open }: Visit): Promise<void> {
  await open(searchPath().replace('/search', '/staff/bookings/new'))
  await page
    .getByRole('link', { name: t('staff_callers:choose') })
    .first()
    .waitFor()
}

/** Opens the cheapest car that can be booked by phone. */
export async function chooseForCaller({ page, t }: Visit): Promise<void> {
  await page
    .getByRole('link', { name: t('staff_callers:choose') })
    .first()
    .click()
  await page.locator('[id="book-driver.first_name"]').waitFor()
}

/** Types who drives, in Arabic with the Latin names that are suggested; answers the e-mail. */
export async function fillCaller({ page, t, language }: Visit): Promise<string> {
  const mark = crypto.randomUUID()
  const email = `caller-${mark.slice(0, 8)}@example.com`
  const values = {
    first_name: language === 'ar' ? 'ليلى' : DRIVER.first_name,
    last_name: language === 'ar' ? 'حداد' : DRIVER.last_name,
    email,
    'phone.countryCode': '+971',
    'phone.phone': `50${mark.replaceAll(/\D/g, '').padEnd(7, '1').slice(0, 7)}`,
    age: '34',
  }
  for (const [name, text] of Object.entries(values))
    await page.locator(`[id="book-driver.${name}"]`).fill(text)
  if (language === 'ar')
    for (const name of ['Layla', 'Haddad'])
      await page.getByRole('button', { name: `${t('terms:word.latin_suggest')} ${name}` }).click()
  await page.locator('[id="book-driver.residence"]').selectOption('AE')
  return email
}
