import { z } from 'zod'
import { CURRENCIES } from '#kernel/locale.ts'

/** Under whose name the product is, and how it meets a first visit. */
export const brandVariables = {
  PRODUCT_NAME: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,30}$/, { error: 'letters, digits, - and _, as it names cookies' })
    .default('Rihla')
    .meta({ description: 'the brand: titles, cookies, mails' }),
  DEFAULT_LANGUAGE: z.enum(['en', 'ar', 'ar-kw']).default('ar-kw').meta({
    description: 'en, ar or ar-kw: for a first visit, and for widgets on pages in any other language',
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
