import { createRoute } from '@hono/zod-openapi'
import {
  findCaller,
  type CallerVariables,
  type FindTraveller,
  type SessionCookies,
} from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonBody, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi.ts'
import { problem } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { SignedTimes } from '#platform/signed-time.ts'
import type { AskLocalDeal, LocalDealFailure } from './ask-local-deal.usecase.ts'
import {
  CheckedGetInTouchBody,
  CheckedLocalDealBody,
  CheckedRegisterPartnerBody,
  CheckedRegisterSupplierBody,
} from './checked-enquiry.contract.ts'
import { EnquiryFormQuery, EnquiryFormReply, EnquiryReply } from './enquiry.contract.ts'
import { enquiryReply, sendingOf } from './enquiry.http.ts'
import { contactForm, partnerForm, supplierForm } from './filled-form.ts'
import type { SendEnquiry } from './send-enquiry.usecase.ts'

type Needs = {
  sendEnquiry: SendEnquiry
  askLocalDeal: AskLocalDeal
  formTimes: Pick<SignedTimes, 'issue'>
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
  clock: Clock
}

const statusOf = {
  location_not_found: 404,
  pick_up_in_the_past: 422,
  pick_up_too_far: 422,
  drop_off_before_pick_up: 422,
} as const satisfies Record<LocalDealFailure['code'], number>

/** The forms by which anybody writes to us. */
export function enquiryRoutes(needs: Needs) {
  const { sendEnquiry, askLocalDeal, formTimes, findTraveller, cookies, rateLimit, clock } = needs
  // One limit for all of them: who has filled in one form need not fill in the others as often.
  const limit = rateLimit('enquiries', 5, { perHour: 30 })
  const knowSender = findCaller(findTraveller, cookies)
  const responses = {
    201: jsonReply(EnquiryReply, 'Kept; the sender is mailed its number'),
    ...problemReplies(400, 403, 413, 415, 429),
  }
  const contact = createRoute({
    method: 'post',
    path: '/get_in_touch',
    summary: 'Write to us',
    middleware: [limit, knowSender] as const,
    request: { body: jsonBody(CheckedGetInTouchBody) },
    responses,
  })
  const localDeal = createRoute({
    method: 'post',
    path: '/looking-local-supplier',
    summary: 'Ask for a deal of a local supplier',
    middleware: [limit, knowSender] as const,
    request: { body: jsonBody(CheckedLocalDealBody) },
    responses: { ...responses, ...problemReplies(404, 422) },
  })
  const supplier = createRoute({
    method: 'post',
    path: '/register_supplier',
    summary: 'Apply to supply cars',
    middleware: [limit, knowSender] as const,
    request: { body: jsonBody(CheckedRegisterSupplierBody) },
    responses,
  })
  const partner = createRoute({
    method: 'post',
    path: '/register_partner',
    summary: 'Apply to become an affiliate partner',
    middleware: [limit, knowSender] as const,
    request: { body: jsonBody(CheckedRegisterPartnerBody) },
    responses,
  })
  const form = createRoute({
    method: 'get',
    path: '/enquiry-form',
    summary: 'Open a form: a token that says when, to be sent with it',
    middleware: [rateLimit('enquiry-form', 60)] as const,
    request: { query: EnquiryFormQuery },
    responses: { 200: jsonReply(EnquiryFormReply, 'Good for 24 hours'), ...problemReplies(400, 429) },
  })
  return openApiApp<CallerVariables>()
    .openapi(contact, async (c) => {
      const body = c.req.valid('json')
      return c.json(enquiryReply(await sendEnquiry(contactForm(body), sendingOf(c, body, c.var.caller))), 201)
    })
    .openapi(localDeal, async (c) => {
      const body = c.req.valid('json')
      const asked = await askLocalDeal(body, sendingOf(c, body, c.var.caller))
      return asked.ok
        ? c.json(enquiryReply(asked.value), 201)
        : problem(c, statusOf[asked.failure.code], asked.failure)
    })
    .openapi(supplier, async (c) => {
      const body = c.req.valid('json')
      const sending = sendingOf(c, body, c.var.caller)
      return c.json(
        enquiryReply(await sendEnquiry(supplierForm(body, languageOf(sending.langId)), sending)),
        201,
      )
    })
    .openapi(partner, async (c) => {
      const body = c.req.valid('json')
      const sending = sendingOf(c, body, c.var.caller)
      return c.json(
        enquiryReply(await sendEnquiry(partnerForm(body, languageOf(sending.langId)), sending)),
        201,
      )
    })
    .openapi(form, (c) => {
      c.header('cache-control', 'no-store')
      return c.json({ form_token: formTimes.issue(c.req.valid('query').kind, clock.now()) }, 200)
    })
}
