import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { ACCOUNT_FORMS } from '../steps/account-forms.ts'
import { ENQUIRY_FORMS } from '../steps/enquiry-forms.ts'
import type { FormRejection, StoredForm, FormValues } from '../steps/stored-form.ts'
import { providerEnvironment } from '../environment/provider-environment.ts'
import { failNext, FAILURES, rejectField } from '../steps/failures.ts'
import { SIGN_IN_FORMS } from '../steps/sign-in-forms.ts'
import { languageAt, type Visit } from '../environment/environment.ts'

const { environment } = await providerEnvironment({ host: 'localhost' })

/** The forms share components, so each component is tested in both languages. */
const CASES = [...SIGN_IN_FORMS, ...ACCOUNT_FORMS, ...ENQUIRY_FORMS].map((page, at) => ({
  ...page,
  language: languageAt(at),
}))

test.for(CASES)(
  'forms preserve the input on every rejection: $name, $language',
  async ({ show, forms, language }) => {
    await environment.visit({ language }, async (visit) => {
      await show(visit)
      for (const form of forms) {
        await form.open?.(visit)
        await fill(visit, form.values)
        for (const failure of FAILURES)
          await failNext(visit, form.call, failure, async () => {
            await form.button(visit).click()
            await expectAlert(visit, failure.message(visit.t))
            await expectUnchanged(visit, form, failure.name)
          })
        if (form.field) await expectFieldError(visit, form, form.field)
        for (const rejection of form.rejections ?? []) await expectRejection(visit, form, rejection)
      }
    })
  },
)

async function expectFieldError(visit: Visit, form: StoredForm, [path, selector]: readonly [string, string]) {
  const failure = rejectField(path)
  await failNext(visit, form.call, failure, async () => {
    await form.button(visit).click()
    await expectAlert(visit, failure.message(visit.t))
    await expect.poll(() => errorOf(visit.page.locator(selector))).toBe(failure.message(visit.t))
    await expectUnchanged(visit, form, failure.name)
  })
}

async function expectRejection(visit: Visit, form: StoredForm, rejection: FormRejection) {
  const { name, status, values = {}, at, before } = rejection
  await before?.(visit)
  await fill(visit, { ...form.values, ...values })
  if (status !== undefined) visit.watched.expectErrorResponse(status, form.call)
  const answered =
    status === undefined
      ? undefined
      : visit.page.waitForResponse((response) => form.call.test(new URL(response.url()).pathname))
  await form.button(visit).click()
  await answered
  if (at === undefined) await expectAlert(visit)
  else await expect.poll(() => errorOf(visit.page.locator(at)), { message: name }).not.toBe('')
  await expectUnchanged(visit, { ...form, values: { ...form.values, ...values } }, name)
}

/** Expects a focused alert with this text. */
async function expectAlert({ page }: Visit, message = ''): Promise<void> {
  const notices = page.locator('main, [role=dialog]').getByRole('alert').filter({ hasText: message })
  const focused = () => notices.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
  await expect.poll(focused, { message: `told: ${message}`, interval: 20 }).toBe(true)
}

/** The error message that describes a field to screen readers. */
async function errorOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const described = (element.getAttribute('aria-describedby') ?? '').split(' ')
    const errorId = described.find((id) => id.endsWith('-error')) ?? ''
    return (document.getElementById(errorId)?.textContent ?? '').trim()
  })
}

async function expectUnchanged(visit: Visit, form: StoredForm, rejection: string): Promise<void> {
  const label = `${form.name}: ${rejection}`
  expect(await readValues(visit, Object.keys(form.values)), label).toEqual(form.values)
  await form.still?.(visit)
  const waits = (button: HTMLElement | SVGElement) =>
    button.getAttribute('aria-busy') !== null || button.matches(':disabled')
  await expect.poll(() => form.button(visit).evaluate(waits), { message: label, interval: 20 }).toBe(false)
}

async function fill({ page }: Visit, values: FormValues): Promise<void> {
  for (const [selector, value] of Object.entries(values)) {
    const field = page.locator(selector)
    if (value === true) await field.check({ force: true })
    else if ((await kindOf(field)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

async function readValues({ page }: Visit, selectors: readonly string[]): Promise<FormValues> {
  return page.evaluate((all) => {
    const valueOf = (selector: string) => {
      const [field, another] = document.querySelectorAll<HTMLInputElement>(selector)
      if (!field || another) return `${another ? 'more than one' : 'no'} field`
      return ['checkbox', 'radio'].includes(field.type) ? field.checked || 'not ticked' : field.value
    }
    return Object.fromEntries(all.map((selector) => [selector, valueOf(selector)]))
  }, selectors)
}

async function kindOf(field: Locator): Promise<string> {
  return field.evaluate(({ tagName }) => tagName)
}
