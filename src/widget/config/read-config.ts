import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { readField } from './read-field.ts'

/** Fields as a page gives them: texts of attributes, or an object's values. */
export type Given = Readonly<Record<string, unknown>>

/**
 * A widget's whole configuration. What is not given, or empty, is its default; so is what cannot be read, and `faults`
 * say so to whoever made the page. Nothing is waited for or asked again: an empty `xCorpId` is a retail traveller
 * (specification §3 and §9).
 */
export function readConfig(asked: Given): { config: WidgetConfig; faults: string[] } {
  const config: Record<string, unknown> = { ...WIDGET_DEFAULTS }
  const given: Given = { tabOutstaion: asked['tabOutstation'], ...asked }
  const faults: string[] = []
  for (const field of Object.keys(config) as (keyof WidgetConfig)[]) {
    const value = given[field]
    if (value === undefined || value === null || value === '') continue
    const read = readField(field, value)
    if (read === undefined) faults.push(`${field} cannot be "${value as string}"`)
    else config[field] = read
  }
  return { config: config as WidgetConfig, faults }
}
