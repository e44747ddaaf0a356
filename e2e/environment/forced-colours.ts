import type { Page } from 'playwright-core'

/**
 * In forced colours, where the visitor's own few colours replace the page's: what is pressed, selected or current and looks
 * like what is not. It must differ from itself without that state, or from each of its kind beside it that is without.
 */
export async function notToldApart(page: Page): Promise<string[]> {
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
    // The state of a cell may be shown by what it holds.
    const lookOf = (element: Element) => {
      const shown = [element, element.firstElementChild].flatMap((one) => one ?? [])
      return JSON.stringify([
        shown.flatMap((one) => [styleOf(one), styleOf(one, '::before'), styleOf(one, '::after')]),
        [...element.querySelectorAll('svg')].map((icon) => icon.innerHTML),
      ])
    }
    const lookWithout = (element: Element, state: string) => {
      const was = element.getAttribute(state) ?? ''
      if (state === 'aria-current') element.removeAttribute(state)
      else element.setAttribute(state, 'false')
      const look = lookOf(element)
      element.setAttribute(state, was)
      return look
    }
    const besides = (element: Element, state: string) => {
      const group = element.parentElement?.closest('ul, ol, nav, table, fieldset, [role]') ?? document.body
      const kind = `${element.localName}:not([${state}]), ${element.localName}[${state}=false]`
      return [...group.querySelectorAll(kind)]
    }
    return ON.flatMap((state) =>
      [...document.querySelectorAll(`:is(a, button, [role])[${state}]:not([${state}=false])`)]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const look = lookOf(element)
          const others = besides(element, state)
          const isToldFromOthers = others.length > 0 && others.every((other) => lookOf(other) !== look)
          return !isToldFromOthers && lookWithout(element, state) === look
        })
        .map((element) => `${state}: ${element.outerHTML.slice(0, 160)}`),
    )
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return alike
}
