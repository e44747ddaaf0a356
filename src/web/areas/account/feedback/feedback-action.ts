import { redirect } from 'react-router'
import { FeedbackBody } from '#domains/enquiries/feedback/feedback.contract.ts'
import { splitPath } from '#web/app/address.ts'
import type { Action } from '#web/app/page.ts'
import { readForm, refusedCall, textsOf } from '#web/forms/account-form.ts'
import { sentQuery } from '#web/forms/sent-number.ts'
import { accountApi } from '../own/account.api.ts'

/** Feedback sent before the page's script: accepted, it leads to the page with its number; refused, all comes back. */
export const feedbackAction: Action = async ({ form, url, dispatch, getState }) => {
  const { score, form_token, ...texts } = textsOf(form)
  const { path: page } = splitPath(url.pathname)
  const { lang_id } = getState().header
  const typed = {
    ...texts,
    ...(form_token && { form_token }),
    score: score === undefined ? null : Number(score),
    lang_id,
    page,
  }
  const read = readForm(FeedbackBody, form, typed)
  if (!read.ok) return read.refusal
  const { data, error } = await dispatch(accountApi.endpoints.giveFeedback.initiate(read.value))
  return data ? redirect(page + sentQuery(data.number), 303) : refusedCall(form, error)
}
