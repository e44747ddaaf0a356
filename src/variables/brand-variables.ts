import { z } from 'zod'
import { CURRENCIES, isLanguage, LANGUAGE_CODES, languageOfTag, type Language } from '#kernel/locale.ts'

/** Variables of the product's name and of a first visit's defaults. */
export const brandVariables = {
  PRODUCT_NAME: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,30}$/, { error: 'letters, digits, - and _, as it names cookies' })
    .default('Rihla')
    .meta({ description: 'the brand: titles, cookies, mails' }),
  LANGUAGES: z
    .string()
    .default(LANGUAGE_CODES.join(','))
    .transform((list, context) => readLanguages(list) ?? notLanguages(context))
    .meta({ description: 'of the shop, in the order of its menu, such as ar,en' }),
  DEFAULT_LANGUAGE: z
    .enum([...LANGUAGE_CODES, 'ar-kw'])
    .default('ar-kw')
    .meta({
      description: 'for a first visit, and for widgets on pages in any other language; one of LANGUAGES',
    }),
  DEFAULT_CURRENCY: z
    .enum(CURRENCIES.map(({ code }) => code))
    .default('EUR')
    .meta({ description: 'for a first visit' }),
  COMPANY_NAME: z.string().max(120).optional().meta({
    description: 'who invoices, and who is named on the site and in newsletters',
    unset: 'the product’s name',
  }),
  COMPANY_ADDRESS: z.string().max(400).optional().meta({
    description: 'its address, also on invoices; lines are separated by a bar (|)',
    unset: 'a demo’s; production has to say',
  }),
  COMPANY_TAX_ID: z.string().max(60).optional().meta({
    description: 'its tax number, on invoices',
    unset: 'a demo’s; production has to say',
  }),
  ADMIN_EMAIL: z.email().optional().meta({
    description: 'who is invited to the staff as its first administrator, while there is none',
  }),
}

/** Returns the languages of a list such as `ar,en`. Null if one is not supported or repeated. */
function readLanguages(list: string): readonly Language[] | null {
  const codes = list.split(',').map((code) => code.trim())
  return codes.every(isLanguage) && new Set(codes).size === codes.length ? codes : null
}

function notLanguages(context: z.core.$RefinementCtx): never {
  context.addIssue({ code: 'custom', message: `needs codes among ${LANGUAGE_CODES.join(', ')}` })
  return z.NEVER
}

type BrandLanguages = { LANGUAGES: readonly Language[]; DEFAULT_LANGUAGE: string }

/** Returns the language of a first visit. */
export function defaultLanguageOf({ DEFAULT_LANGUAGE }: BrandLanguages): Language {
  return languageOfTag(DEFAULT_LANGUAGE) ?? 'en'
}

export function languageFaults(brand: BrandLanguages): string[] {
  return brand.LANGUAGES.includes(defaultLanguageOf(brand))
    ? []
    : ['DEFAULT_LANGUAGE: is not among LANGUAGES']
}
