import type { Language } from '#kernel/locale.ts'
import { COMMA } from '#kernel/texts.ts'
import type { Placeholder } from './content-body.contract.ts'

/** Configured values of the placeholders; null if not configured. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>

type Company = {
  PRODUCT_NAME: string
  COMPANY_NAME?: string | undefined
  /** Lines are separated by `|`. */
  COMPANY_ADDRESS?: string | undefined
  COMPANY_TAX_ID?: string | undefined
}

/** Returns the configured values of the placeholders, with the address on one line. */
export function placeholderValues(config: Company, language: Language): PlaceholderValues {
  return {
    product: config.PRODUCT_NAME,
    company: config.COMPANY_NAME ?? config.PRODUCT_NAME,
    address: config.COMPANY_ADDRESS?.split('|').join(COMMA[language]) ?? null,
    tax_id: config.COMPANY_TAX_ID ?? null,
    cookie: config.PRODUCT_NAME.toLowerCase(),
  }
}

/** Fills in the placeholders of a line of text. */
export function filledLine(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name as Placeholder] ?? whole)
}

/**
 * Fills in the placeholders of Markdown as plain text. Omits lines with a placeholder that is not configured.
 */
export function filledMarkdown(markdown: string, values: PlaceholderValues): string {
  return markdown
    .split('\n')
    .filter((line) => !namesUnconfigured(line, values))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => plainText(values, name) ?? whole))
    .join('\n')
}

function namesUnconfigured(line: string, values: PlaceholderValues): boolean {
  return [...line.matchAll(/\{(\w+)\}/g)].some(([, name]) => values[name as Placeholder] === null)
}

/** Every ASCII punctuation mark may be escaped in Markdown (CommonMark §2.4). */
function plainText(values: PlaceholderValues, name: string): string | undefined {
  return values[name as Placeholder]?.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
}
