import { redirect } from 'react-router'
import { z } from 'zod'
import { FeedbackBody } from '#domains/enquiries/feedback/feedback.contract.ts'
import { splitPath } from '#web/app/address.ts'
import { formAction } from '#web/forms/form-action.ts'
import { sentQuery } from '#web/forms/sent-number.ts'
import { accountApi } from '../own/account.api.ts'

const { topic, score, ...rest } = FeedbackBody.shape
/** Errors are in the order of the page. */
const InOrderOfPage = z.strictObject({ topic, score, ...rest })

/** Sends feedback. Redirects to the page with its number; a rejection keeps all input. */
export const feedbackAction = formAction({
  read: ({ score, form_token, ...texts }, { url, getState }) => ({
    ...texts,
    ...(form_token && { form_token }),
    score: score === undefined ? null : Number(score),
    lang_id: getState().header.lang_id,
    page: splitPath(url.pathname).path,
  }),
  contract: InOrderOfPage,
  send: (body, { dispatch }) => dispatch(accountApi.endpoints.giveFeedback.initiate(body)),
  done: ({ number }, _, { url }) => redirect(splitPath(url.pathname).path + sentQuery(number), 303),
})
