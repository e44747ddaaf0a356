import { redirect } from 'react-router'
import type { z } from 'zod'
import type { LangId } from '#kernel/locale.ts'
import { splitPath } from '#web/app/address.ts'
import { problemOf } from '#ui/error-words.ts'
import type { Action } from '#web/app/page.ts'
import type { Site } from '#web/app/site.tsx'
import type { SiteStore } from '#web/app/store.ts'
import { formAction, rejectCall, textsOf, type Texts } from '#web/forms/form-action.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import { sentQuery } from '#web/forms/sent-number.ts'

/** Fields of every enquiry. */
export type OfEveryEnquiry = { lang_id: LangId; page: string; form_token?: string; fax?: string }

type EnquiryActionOf<Fields> = {
  /** Parses the form's texts; a phone is parsed for the selected country. */
  contract: (texts: Texts, readPhone: PhoneReader, site: Site) => z.ZodType<Fields>
  /** Resolves values that were entered rather than chosen. */
  resolve?: (texts: Texts, dispatch: SiteStore['dispatch']) => Promise<Texts>
  /** Fields that show errors which name none, by the problem's code. */
  fieldsOf?: Readonly<Record<string, string>>
  send: (
    dispatch: SiteStore['dispatch'],
    body: Fields & OfEveryEnquiry,
  ) => Promise<{ data?: { number: string } | undefined; error?: unknown }>
}

/**
 * Creates the action of a page with an enquiry form. An accepted enquiry redirects to the page with its
 * number, so that a reload sends nothing again; a rejected one returns all input.
 */
export function enquiryAction<Fields extends object>(enquiry: EnquiryActionOf<Fields>): Action {
  return formAction({
    read: async (entered, { dispatch, form }) => {
      const texts = (await enquiry.resolve?.(entered, dispatch)) ?? entered
      // A rejection contains resolved texts, too.
      for (const [name, text] of Object.entries(texts)) form.set(name, text)
      return texts
    },
    contract: async (texts, { site }) =>
      enquiry.contract(texts, (await phoneNumbers.whenNeeded()).readPhone, site),
    send: (fields, { dispatch, form, url }) =>
      enquiry.send(dispatch, {
        ...fields,
        page: splitPath(url.pathname).path,
        ...optionalField('form_token', textsOf(form)),
        ...optionalField('fax', textsOf(form)),
      }),
    done: ({ number }, _, { url }) => redirect(splitPath(url.pathname).path + sentQuery(number), 303),
    failed: (error, { form }) => rejectCall(form, atField(error, enquiry.fieldsOf)),
  })
}

/** Attaches the error of a rule about one field to that field. */
function atField(error: unknown, fieldsOf: Readonly<Record<string, string>> = {}): unknown {
  const problem = problemOf(error)
  const path = problem && fieldsOf[problem.code]
  if (!path) return error
  return { data: { ...problem, fields: [{ path, code: problem.code, message: problem.title }] } }
}

function optionalField<Name extends string>(name: Name, texts: Texts): Partial<Record<Name, string>> {
  const text = texts[name]
  return text ? ({ [name]: text } as Record<Name, string>) : {}
}
