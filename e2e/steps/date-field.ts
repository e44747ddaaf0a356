import type { Locator, Page } from 'playwright-core'

/** Whether it is a date field, whose parts are typed one after the other. */
export const isDateField = async (field: Locator) => (await field.getAttribute('role')) === 'group'

/** The part of a date field that is typed first. */
export const firstPart = (field: Locator) => field.locator('[role=spinbutton]').first()

/** Types `YYYY-MM-DD`, or with `THH:mm`, into a date field whose first part has the focus. */
export async function typeDate(page: Page, text: string): Promise<void> {
  const [, year, month, day, hour = '', minute = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(text) ?? []
  await page.keyboard.type(`${day}${month}${year}${hour}${minute}`)
}

/** Fills a date field in from wherever the focus is. */
export async function fillDate(page: Page, field: Locator, text: string): Promise<void> {
  await firstPart(field).focus()
  await typeDate(page, text)
}
