import { companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { newLetters } from '#kernel/ids.ts'
import type { Visit } from '../environment/environment.ts'
import { fillDate, isDateField } from './date-field.ts'

/** The field of a form of the staff, by its place in the body that is sent. */
export const fieldAt = ({ page }: Pick<Visit, 'page'>, form: string, path: string) =>
  page.locator(`[id="${form}-${path}"]`)

/** The message at such a field. */
export const errorAt = ({ page }: Pick<Visit, 'page'>, form: string, path: string) =>
  page.locator(`[id="${form}-${path}-error"]`)

/** Returns the errors listed above a rejected form, without bidirectional isolation marks. */
export async function listedErrors({ page }: Pick<Visit, 'page'>): Promise<string[]> {
  const texts = await page.getByRole('alert').getByRole('listitem').allInnerTexts()
  return texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''))
}

/** Fills in fields by their places; a choice is selected by its value. */
export async function fillIn(
  visit: Pick<Visit, 'page'>,
  form: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    const field = fieldAt(visit, form, path)
    if (await isDateField(field)) {
      await fillDate(visit.page, field, text)
      continue
    }
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
    // Its choices come a moment later.
    await (isChoice ? field.selectOption(text) : field.fill(text))
  }
}

/** A company of its own name with 100 AED in its wallet. */
export async function newCompany({ site }: Pick<Visit, 'site'>): Promise<{ id: string; name: string }> {
  const id = await companyWithWallet(site, { paidIn: 10_000 })
  const name = `Company ${newLetters(6)}`
  await site.database.db.updateTable('companies').set({ name }).where('id', '=', id).execute()
  return { id, name }
}

/** Requests the Arabic of a text that has none yet. */
export async function missingText({ site }: Pick<Visit, 'site'>, english: string): Promise<void> {
  await site.call('/api/o/i18n/translate', { body: { platform: 'widget', lang: 'ar', english } })
}
