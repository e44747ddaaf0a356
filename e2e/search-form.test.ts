import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, openStage, scriptRuns, type Stage, type Visit } from './stage.ts'
import { prepare, type Prepared } from './states.ts'

let stage: Stage
let prepared: Prepared
beforeAll(async () => {
  stage = await openStage()
  prepared = await prepare(stage)
})
afterAll(() => stage.close())

const daysOf = ({ page }: Visit) => ({
  pickUp: page.locator('input[name=pickup_date]'),
  dropOff: page.locator('input[name=dropoff_date]'),
})

/** Opens the calendar by the button of one of the two days. */
async function openCalendar({ page, t }: Visit, end: 'pickup' | 'dropoff') {
  await page.getByRole('button', { name: t(`home:form.${end}_date`) }).click()
  const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
  await calendar.getByRole('grid').first().waitFor()
  return calendar
}

test.for(LANGUAGES)('a drop-off day is chosen alone, and the pick-up stays, in %s', async (language) => {
  await stage.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open('/')
    const { pickUp, dropOff } = daysOf(visit)
    const [from, until] = [await pickUp.inputValue(), await dropOff.inputValue()]
    const calendar = await openCalendar(visit, 'dropoff')
    await calendar.getByText(t('home:form.choose_dropoff_day')).waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'detached' })
    expect(await pickUp.inputValue()).toBe(from)
    expect(await dropOff.inputValue()).toBe(Temporal.PlainDate.from(until).add({ months: 1 }).toString())
  })
})

test.for(['Escape', 'a press outside'])(
  'a pick-up day that was chosen stays chosen after %s',
  async (leaving) => {
    await stage.visit({}, async (visit) => {
      const { page, t, open } = visit
      await open('/')
      const { pickUp, dropOff } = daysOf(visit)
      const [from, until] = [await pickUp.inputValue(), await dropOff.inputValue()]
      const calendar = await openCalendar(visit, 'pickup')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await calendar.getByText(t('home:form.choose_dropoff_day')).waitFor()
      if (leaving === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(5, 300)
      await calendar.waitFor({ state: 'detached' })
      const week = (day: string) => Temporal.PlainDate.from(day).add({ days: 7 }).toString()
      expect([await pickUp.inputValue(), await dropOff.inputValue()]).toEqual([week(from), week(until)])
    })
  },
)

test('protection and extras of a car stay chosen in another language and another currency', async () => {
  await stage.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(`/car/${prepared.offerId}`)
    const total = page.locator('#price dd[aria-live]')
    const plain = await total.innerText()
    await page.getByRole('radio').nth(1).check()
    await page
      .getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) })
      .first()
      .click()
    await expect.poll(() => page.url()).toMatch(/extra\./)
    const chosen = await total.innerText()
    expect(chosen).not.toBe(plain)

    await page.getByLabel(t('shell:currency')).selectOption('2')
    await expect.poll(() => total.innerText()).toContain('$')
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
    await page.getByLabel(t('shell:currency')).selectOption('1')
    await expect.poll(() => total.innerText()).toBe(chosen)

    await page.getByRole('banner').locator('a[hreflang=ar]').click()
    await page.waitForURL(/\/ar\/car\//)
    await scriptRuns(page)
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
    expect(await page.locator('output').first().innerText()).toBe('1')
    const digits = (text: string) => text.replaceAll(/[^\d.]/g, '')
    expect(digits(await total.innerText())).toBe(digits(chosen))
  })
})
