import type { Page } from 'playwright-core'

/**
 * Returns elements that look the same in forced colours with and without their state (pressed, selected or current). An element
 * must differ from itself without that state, or from all its siblings without it.
 */
export async function findIndistinguishable(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const alike = await page.evaluate(() => {
    const ON = ['aria-pressed', 'aria-selected', 'aria-current']
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      const { backgroundColor, borderColor, borderStyle, borderWidth, outlineStyle, outlineWidth } = style
      const { color, content, fontWeight, textDecorationLine } = style
      const border = borderStyle === 'none' ? '' : `${borderColor} ${borderStyle} ${borderWidth}`
      return [
        backgroundColor,
        border,
        outlineStyle,
        outlineWidth,
        color,
        content,
        fontWeight,
        textDecorationLine,
      ]
    }
    // The state of a cell may be shown by its contents.
    const appearanceOf = (element: Element) => {
      const shown = [element, element.firstElementChild].flatMap((one) => one ?? [])
      return JSON.stringify([
        shown.flatMap((one) => [styleOf(one), styleOf(one, '::before'), styleOf(one, '::after')]),
        [...element.querySelectorAll('svg')].map((icon) => icon.innerHTML),
      ])
    }
    const appearanceWithout = (element: Element, state: string) => {
      const was = element.getAttribute(state) ?? ''
      if (state === 'aria-current') element.removeAttribute(state)
      else element.setAttribute(state, 'false')
      const appearance = appearanceOf(element)
      element.setAttribute(state, was)
      return appearance
    }
    const siblingsWithout = (element: Element, state: string) => {
      const group = element.parentElement?.closest('ul, ol, nav, table, fieldset, [role]') ?? document.body
      const kind = `${element.localName}:not([${state}]), ${element.localName}[${state}=false]`
      return [...group.querySelectorAll(kind)]
    }
    return ON.flatMap((state) =>
      [...document.querySelectorAll(`:is(a, button, [role])[${state}]:not([${state}=false])`)]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const appearance = appearanceOf(element)
          const others = siblingsWithout(element, state)
          const isDistinct = others.length > 0 && others.every((other) => appearanceOf(other) !== appearance)
          return !isDistinct && appearanceWithout(element, state) === appearance
        })
        .map((element) => `${state}: ${element.outerHTML.slice(0, 160)}`),
    )
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return alike
}
