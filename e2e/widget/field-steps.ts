import type { Page } from 'playwright-core'

/** Effective values of the ten fields of the specification (§3) in a page's only widget. */
export type Shown = {
  tabs: string
  corp: string
  color: string
  origin: string
  marginTop: string
  width: string
}

/** The specification's defaults; `origin` is where the script came from. */
export const defaultsShown = (origin: string): Shown => ({
  tabs: 'local,outstation,',
  corp: '',
  color: '#F08180',
  origin,
  marginTop: '0px',
  width: '800px',
})

/** All ten fields with other values, as an object; one more is invalid. */
export const otherFields = (apiKey: string, baseUrl: string) => ({
  apiKey,
  tabLocal: 'false',
  tabOutstaion: false,
  tabShuttle: 'true',
  tabSelfDrive: true,
  xCorpId: 'FALCON',
  marginTop: '24',
  width: '30rem',
  baseUrl,
  primaryColor: '#0a7',
  asWebPage: false,
  language: 'xx',
})

export const othersShown = (origin: string): Shown => ({
  tabs: 'shuttle,self_drive',
  corp: 'FALCON',
  color: '#0a7',
  origin,
  marginTop: '24px',
  width: '480px',
})

/** The warnings about the unknown company and the invalid field. */
export const FIELD_ERRORS = ['Rihla: xCorpId cannot be "FALCON"', 'RihlaBooking: language cannot be "xx"']

/** Reads the fields from the frame's address and the element. */
export async function fieldsShown(page: Page): Promise<Shown> {
  // Visible once ready.
  await page.locator('rihla-booking iframe').waitFor()
  const { src, marginTop, width } = await page.locator('rihla-booking').evaluate((widget) => {
    const style = getComputedStyle(widget)
    // The page's own limit is the element's, the widget's is inside.
    const inside = widget.shadowRoot?.firstElementChild
    return {
      src: widget.shadowRoot?.querySelector('iframe')?.src ?? '',
      marginTop: style.paddingTop,
      width: inside ? getComputedStyle(inside).maxWidth : '',
    }
  })
  const { origin, searchParams } = new URL(src)
  const of = (name: string) => searchParams.get(name) ?? ''
  return { tabs: of('tabs'), corp: of('corp'), color: of('color'), origin, marginTop, width }
}

/** The warnings of a page's console. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}
