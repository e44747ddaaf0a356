import type { Locator, Page } from 'playwright-core'

/** Returns true if it is a date field, whose parts are entered in sequence; until its code has loaded it is read-only. */
export async function isDateField(field: Locator): Promise<boolean> {
  await field.and(field.page().locator(':not([readonly])')).waitFor()
  return (await field.getAttribute('role')) === 'group'
}

/** Locates the first part of a date field. */
export const firstPart = (field: Locator) => field.locator('[role=spinbutton]').first()

/**
 * Types `YYYY-MM-DD`, or with `THH:mm`, into a date field whose first part has the focus; on an Arabic page with Arabic
 * digits.
 */
export async function typeDate(page: Page, text: string): Promise<void> {
  const [, year, month, day, hour = '', minute = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(text) ?? []
  const digits = `${day}${month}${year}${hour}${minute}`
  const isArabic = await page.evaluate(() => document.documentElement.dir === 'rtl')
  await page.keyboard.type(
    isArabic ? digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))) : digits,
  )
}

/** Fills a date field in from wherever the focus is. */
export async function fillDate(page: Page, field: Locator, text: string): Promise<void> {
  await firstPart(field).focus()
  await typeDate(page, text)
}
