import type { Locator, Page } from 'playwright-core'
import { fillDate, firstPart, isDateField, typeDate } from './date-field.ts'
import { tabTo } from './keys.ts'

/** Ways to use a form: by pointer, or by keyboard only. */
export type Hands = {
  put: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a native select by its value, or by its place. */
  pick: (field: Locator, option: string | { index: number }) => Promise<void>
  /** Types a name into a combobox and takes what it finds. */
  find: (field: Locator, text: string) => Promise<void>
  press: (button: Locator) => Promise<void>
  tick: (radio: Locator) => Promise<void>
}

/** Excludes the options of native selects. */
const found = (page: Page) => page.locator('li[role=option]').first()

export function byPointer(page: Page): Hands {
  return {
    put: async (field, text) => {
      await field.waitFor()
      await ((await isDateField(field)) ? fillDate(page, field, text) : field.fill(text))
    },
    async pick(field, option) {
      const value = await valueOf(field, option)
      await field.selectOption(value)
    },
    async find(field, text) {
      await field.fill(text)
      await found(page).click()
    },
    press: (button) => button.click(),
    tick: (radio) => radio.check(),
  }
}

/** Uses forms by keyboard; expects a visible focus at every stop of Tab. */
export function byKeyboard(page: Page): Hands {
  return {
    async put(field, text) {
      await field.waitFor()
      const isDate = await isDateField(field)
      await tabTo(page, isDate ? firstPart(field) : field)
      if (isDate) return typeDate(page, text)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async pick(field, option) {
      await tabTo(page, field)
      const value = await valueOf(field, option)
      await page.keyboard.press('Home')
      for (let stop = 0; (await field.inputValue()) !== value; stop += 1) {
        if (stop === 100) throw new Error(`no arrow leads to ${value}`)
        await page.keyboard.press('ArrowDown')
      }
    },
    async find(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      await found(page).waitFor()
      await page.keyboard.press('Enter')
    },
    async press(button) {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    },
    async tick(radio) {
      await tabTo(page, radio)
      await page.keyboard.press('Space')
    },
  }
}

/** The value of an option that can be chosen, once there are options. */
async function valueOf(field: Locator, option: string | { index: number }): Promise<string> {
  const offered = field.locator('option:not([value=""]):not([disabled])')
  await offered.first().waitFor({ state: 'attached' })
  if (typeof option === 'string') return option
  return (await offered.nth(option.index).getAttribute('value')) ?? ''
}
