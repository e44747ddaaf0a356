import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Visit } from '../environment/environment.ts'
import { payButton } from './steps.ts'

/** Specification §5: the exact messages for missing fields. */
const REQUIRED = {
  en: ['First Name is Required', 'Last Name is Required', 'Email is Required', 'Phone is Required'],
  ar: ['الاسم الأول مطلوب', 'اسم العائلة مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب'],
  fr: [
    'Le prénom est obligatoire',
    'Le nom est obligatoire',
    'L’e-mail est obligatoire',
    'Le téléphone est obligatoire',
  ],
} as const

/** Orders with an empty form; expects an error at each field, linked from a summary that takes the focus. */
export async function pressTooEarly(visit: Visit): Promise<void> {
  const { page, language } = visit
  await payButton(visit).click()
  const summary = page
    .getByRole('alert')
    .filter({ has: page.getByRole('link') })
    .first()
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  for (const message of REQUIRED[language]) {
    expect(await summary.getByRole('link', { name: message }).count()).toBe(1)
    expect(await page.locator('form').getByText(message, { exact: true }).count()).toBe(2)
  }
  await summary.getByRole('link').first().click()
  const first = page.locator('#checkout-first_name')
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await first.getAttribute('aria-invalid')).toBe('true')
  expect(await first.getAttribute('aria-describedby')).toContain('checkout-first_name-error')
}

/** The voucher names booking, driver and desk, shows a code, and the calendar file is valid. */
export async function voucherIsWhole({ page, t }: Visit, reference: string): Promise<void> {
  const voucher = page.getByRole('article', { name: t('booking:voucher.title') })
  for (const text of [reference, 'Layla Haddad', 'layla@example.com', 'EK 203'])
    expect(await voucher.getByText(text).count()).toBeGreaterThan(0)
  expect(
    await voucher
      .getByRole('img', { name: t('booking:voucher.code') })
      .locator('path')
      .count(),
  ).toBe(1)

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: t('booking:actions.calendar') }).click()
  const calendar = await readFile(await (await coming).path(), 'utf8')
  expect(calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(calendar.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
  expect(calendar).toContain(reference)
  expect(calendar.match(/^DTSTART[;:].*\d{8}T\d{6}/m)).not.toBeNull()
}
