import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'

/** More tab stops than any page has. */
const MAX_STOPS = 120

/**
 * The focused element, and whether the focus is visible: an outline on it or, for a hidden input, on its label, of a
 * contrast of 3:1 to what lies below.
 */
export async function focused(page: Page, target: Locator = page.locator('body')) {
  return target.evaluate((expected) => {
    const at = document.activeElement ?? document.body
    const marks = [at, at.closest('label'), at.parentElement].filter((one) => one !== null)
    const marked = marks.some((one) => {
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(one)
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false
      const isInside = Number.parseFloat(outlineOffset) < 0
      const lights = [outlineColor, below(isInside ? one : one.parentElement)].map(light)
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) >= 3
    })
    /** The colour that an element lies on. */
    function below(one: Element | null): string {
      if (!one) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(one)
      return backgroundColor.startsWith('rgb(') ? backgroundColor : below(one.parentElement)
    }
    /** The relative luminance (WCAG 2). */
    function light(colour: string): number {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const box = (at.closest('label') ?? at).getBoundingClientRect()
    return {
      id: at.id,
      name: (at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 60),
      here: at === expected,
      /** After the last tab stop the focus leaves the page, then returns to the first. */
      left: at === document.body,
      visibility: {
        marked,
        inView:
          box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
      },
    }
  })
}

export async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** The focus moves there without a key press, and is visible. */
export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect.poll(() => isFocused(target), { message: target.toString() }).toBe(true)
  const { name, visibility } = await focused(page)
  expect({ name, ...visibility }).toEqual({ name, marked: true, inView: true })
}

/** Presses Tab until the focus is there, backwards with `Shift+Tab`; it must be visible at every stop. Returns the presses. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await target.waitFor()
  if (await isFocused(target)) return 0
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const { name, here, left, visibility } = await focused(page, target)
    if (left) continue
    expect({ name, ...visibility }).toEqual({ name, marked: true, inView: true })
    if (here) return stop + 1
  }
  throw new Error(`no Tab leads to ${target.toString()}`)
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** The same, replacing the field's value. */
export async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}

/** The focus is trapped: Tab cycles inside. */
export async function keysStayIn(page: Page, inside: Locator, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await inside.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
}
