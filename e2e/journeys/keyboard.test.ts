import { beforeAll, expect, test } from 'vitest'
import { scriptRuns, type BrowserEnvironment, sharedEnvironment } from '../environment/environment.ts'
import { focused, isFocused, keysStayIn, tabTo, typeInto } from '../steps/keys.ts'
import { confirmed, DRIVER, GOOD_CARD, payButton, resultsCame, searchPath } from '../steps/steps.ts'
import { flexible } from '../steps/results-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test.for(['en', 'ar'] as const)(
  'a car is booked and cancelled with the keyboard alone, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const keys = page.keyboard
      await open('/')

      // The first tab stop is the skip link.
      await keys.press('Tab')
      expect((await focused(page)).name).toBe(t('shell:skip'))
      await keys.press('Enter')
      await expect.poll(async () => (await focused(page)).id).toBe('content')

      await typeInto(page, page.getByRole('combobox', { name: t('home:form.pickup') }), 'dubai')
      const airport = page.getByRole('option').filter({ hasText: 'DXB' }).first()
      await page.locator('li[role=option][aria-selected=true]').waitFor()
      for (let down = 0; (await airport.getAttribute('aria-selected')) !== 'true' && down < 5; down += 1)
        await keys.press('ArrowDown')
      await keys.press('Enter')
      await airport.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('input[name=pickup_id]').inputValue()).toBe('DXB')

      const days = page.getByRole('button', { name: t('home:form.pickup_date') })
      const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
      await tabTo(page, days)
      await keys.press('Enter')
      await calendar.getByRole('grid').first().waitFor()
      await keys.press('Escape')
      await calendar.waitFor({ state: 'detached' })
      await expect.poll(() => isFocused(days)).toBe(true)
      await keys.press('Enter')
      await calendar.getByRole('grid').first().waitFor()
      await keysStayIn(page, calendar, 8)
      await tabTo(page, calendar.locator('[role=gridcell] [tabindex="0"]').first())
      const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
      for (const key of ['ArrowDown', 'Enter', forward, forward, forward, 'Enter']) await keys.press(key)
      await calendar.waitFor({ state: 'detached' })
      await expect.poll(() => isFocused(days)).toBe(true)

      await tabTo(page, page.getByRole('button', { name: t('home:form.search'), exact: true }))
      await keys.press('Enter')
      await page.waitForURL(/\/search\?/)
      await resultsCame(visit)
      // A new page focuses its main content.
      await expect.poll(async () => (await focused(page)).id).toBe('content')

      // A card shows the cheapest matching rate.
      await tabTo(page, page.getByRole('button', { name: t('terms:cancelling_kind.free'), exact: true }))
      await keys.press('Enter')
      await page.waitForURL(/CANCELLATION=free/)
      const automatic = page.getByRole('checkbox', { name: new RegExp(t('terms:transmission.automatic')) })
      await tabTo(page, automatic)
      await keys.press('Space')
      const remove = t('search:remove', { name: t('terms:transmission.automatic') })
      await page.getByRole('link', { name: remove }).waitFor()
      await tabTo(page, page.getByLabel(t('search:sort')))
      await keys.press('ArrowDown')
      await page.waitForURL(/sort=price/)
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)

      await tabTo(page, flexible(visit).first().getByRole('link'))
      await keys.press('Enter')
      await page.waitForURL(/\/car\//)
      await page.getByRole('heading', { name: t('car:summary'), exact: true }).waitFor()
      // Shown before the payment: when a protection is paid, and what a change costs.
      await page.getByText(t('cover:paid.desk')).first().waitFor()
      const change = t('terms:word.changeable', { when: '|' }).split('|')[0] ?? ''
      await page.getByText(change).first().waitFor()
      await tabTo(
        page,
        page.getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) }).first(),
      )
      await keys.press('Enter')
      await page.locator('output').filter({ hasText: '1' }).waitFor()
      await tabTo(page, page.getByRole('radio').first())
      await keys.press('ArrowDown')
      await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true)
      await tabTo(
        page,
        page.getByRole('button', { name: t('car:continue'), exact: true }).filter({ visible: true }),
      )
      await keys.press('Enter')
      await page.waitForURL(/\/checkout\//)
      await page.getByRole('heading', { name: t('checkout:driver.title') }).waitFor()

      await tabTo(page, payButton(visit))
      await keys.press('Enter')
      const summary = page.getByRole('alert').first()
      await expect.poll(() => isFocused(summary)).toBe(true)
      await keys.press('Tab')
      await keys.press('Enter')
      await expect.poll(() => isFocused(page.locator('#checkout-first_name'))).toBe(true)
      const card = {
        card_number: GOOD_CARD,
        card_expiry: '1230',
        card_cvc: '123',
        card_holder: 'Layla Haddad',
      }
      for (const [field, text] of Object.entries({ ...DRIVER, ...card }))
        await typeInto(page, page.locator(`#checkout-${field}`), text)
      await tabTo(page, page.getByRole('checkbox', { name: t('checkout:payment.terms') }))
      await keys.press('Space')
      await keys.press('Enter')
      await confirmed(visit)

      const cancel = page.getByRole('button', { name: t('booking:actions.cancel') })
      const dialog = page.getByRole('dialog', { name: t('booking:cancel.title') })
      await tabTo(page, cancel)
      await keys.press('Enter')
      await dialog.getByText(t('booking:cancel.refund')).waitFor()
      await keysStayIn(page, dialog, 8)
      await keys.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => isFocused(cancel)).toBe(true)
      await keys.press('Enter')
      await dialog.getByText(t('booking:cancel.refund')).waitFor()
      await tabTo(page, dialog.getByRole('button', { name: t('booking:cancel.confirm') }))
      await keys.press('Enter')
      await page.getByRole('heading', { level: 1, name: t('booking:status.cancelled.title') }).waitFor()
      await expect.poll(async () => (await focused(page)).id).toBe('status')
    })
  },
)

test('the sheet of filters traps the focus, and restores it', async () => {
  await environment.visit({ width: 375 }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await scriptRuns(page)
    await resultsCame(visit)
    const button = page.getByRole('button', { name: t('search:filters'), exact: true })
    const sheet = page.getByRole('dialog', { name: t('search:filters') })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    await keysStayIn(page, sheet, 40)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(button)).toBe(true)
  })
})
