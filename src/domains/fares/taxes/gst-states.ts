import type { Localized } from '#kernel/locale.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/gst-states.json'

/** Names of India's states and territories by GST code: the first two digits of a GSTIN. */
export const GST_STATES: Readonly<Record<string, Localized>> = readTextsByKey<typeof words>(
  'domains/fares',
  'gst-states',
)

/** Territories without a parliament of their own: their part of the tax goes to the union. */
export const UNION_TERRITORIES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38'])

/** Returns the state of a GSTIN. Null if the text is not a GSTIN. */
export function stateOfGstin(text: string | null): string | null {
  const code = /^(\d\d)[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.exec(text ?? '')?.[1]
  return code !== undefined && code in GST_STATES ? code : null
}
