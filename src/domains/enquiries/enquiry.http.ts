import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { langIdOf, type LangId } from '#kernel/locale.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { Sending, SentEnquiry } from './keep-enquiry.service.ts'

/** What every form says besides its fields. */
export type CommonFormFields = {
  lang_id?: LangId | undefined
  page?: string | undefined
  form_token?: string | undefined
  fax?: string | undefined
}

/** How a form was sent, and by which caller. */
export function sendingOf<Caller extends TravellerVariables['traveller'] | null>(
  c: Context,
  body: CommonFormFields,
  caller: Caller,
) {
  return {
    langId: body.lang_id ?? langIdOf(languageOfRequest(c)),
    page: body.page,
    formToken: body.form_token,
    hiddenField: body.fax,
    caller: caller && { userId: caller.userId, hasAccount: caller.role !== 'guest' },
  } satisfies Sending
}

/** The same for a person and a robot. */
export function enquiryReply({ id, number }: SentEnquiry) {
  return { enquiry_id: id, number, status: 'new' as const }
}
