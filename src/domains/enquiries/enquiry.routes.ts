import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { z } from 'zod'
import {
  findCaller,
  type CallerVariables,
  type FindTraveller,
  type SessionCookies,
} from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import {
  jsonBody,
  jsonReplies,
  openApiApp,
  problemReplies,
  type JsonBody,
  type RequestVariables,
} from '#platform/http/openapi/openapi.ts'
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
import { enquiryReply, sendingOf, type CommonFormFields } from './enquiry.http.ts'
import { FORM_EXAMPLES } from './form-examples.ts'
import { contactForm, partnerForm, supplierForm, type FilledForm } from './filled-form.ts'
import type { SendEnquiry } from './send-enquiry.usecase.ts'
import { refusedBy } from './enquiry-problem.http.ts'

type Needs = {
  sendEnquiry: SendEnquiry
  askLocalDeal: AskLocalDeal
  formTimes: Pick<SignedTimes, 'issue'>
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
  clock: Clock
}

type FormContext = Context<{ Variables: RequestVariables & CallerVariables }>

const refused = refusedBy({
  location_not_found: 404,
  pick_up_in_the_past: 422,
  pick_up_too_far: 422,
  drop_off_before_pick_up: 422,
} as const satisfies Record<LocalDealFailure['code'], number>)

/** The forms by which anybody writes to us. */
export function enquiryRoutes(needs: Needs) {
  const { sendEnquiry, askLocalDeal, formTimes, findTraveller, cookies, rateLimit, clock } = needs
  // One limit for all of them: who has filled in one form need not fill in the others as often.
  const limit = rateLimit('enquiries', 5, { perHour: 30, writesToTyped: true })
  const knowSender = findCaller(findTraveller, cookies)
  const responses = jsonReplies(201, EnquiryReply, 'Kept; the sender is mailed its number')
  const asked = { method: 'post', limit, access: knowSender } as const
  const post = <const Path extends string, Body extends z.ZodType>(
    path: Path,
    summary: string,
    body: JsonBody<Body>,
  ) => createRoute({ ...asked, path, summary, request: { body }, responses })
  const contact = post(
    '/get_in_touch',
    'Write to us',
    jsonBody(CheckedGetInTouchBody, FORM_EXAMPLES['/api/get_in_touch']),
  )
  const localDeal = createRoute({
    ...asked,
    path: '/looking-local-supplier',
    summary: 'Ask for a deal of a local supplier',
    request: { body: jsonBody(CheckedLocalDealBody, FORM_EXAMPLES['/api/looking-local-supplier']) },
    responses: { ...responses, ...problemReplies(404, 422) },
  })
  const supplier = post(
    '/register_supplier',
    'Apply to supply cars',
    jsonBody(CheckedRegisterSupplierBody, FORM_EXAMPLES['/api/register_supplier']),
  )
  const partner = post(
    '/register_partner',
    'Apply to become an affiliate partner',
    jsonBody(CheckedRegisterPartnerBody, FORM_EXAMPLES['/api/register_partner']),
  )
  const form = createRoute({
    method: 'get',
    path: '/enquiry-form',
    summary: 'Open a form: a token that says when, to be sent with it',
    limit: rateLimit('enquiry-form', 60),
    access: 'anybody',
    request: { query: EnquiryFormQuery },
    responses: jsonReplies(200, EnquiryFormReply, 'Good for 24 hours'),
  })
  const send = async (c: FormContext, body: CommonFormFields, filled: (language: Language) => FilledForm) => {
    const sending = sendingOf(c, body, c.var.caller)
    return c.json(enquiryReply(await sendEnquiry(filled(languageOf(sending.langId)), sending)), 201)
  }
  return openApiApp<CallerVariables>()
    .openapi(contact, (c) => {
      const body = c.req.valid('json')
      return send(c, body, () => contactForm(body))
    })
    .openapi(localDeal, async (c) => {
      const body = c.req.valid('json')
      const asked = await askLocalDeal(body, sendingOf(c, body, c.var.caller))
      return asked.ok ? c.json(enquiryReply(asked.value), 201) : refused(c, asked.failure)
    })
    .openapi(supplier, (c) => {
      const body = c.req.valid('json')
      return send(c, body, (language) => supplierForm(body, language))
    })
    .openapi(partner, (c) => {
      const body = c.req.valid('json')
      return send(c, body, (language) => partnerForm(body, language))
    })
    .openapi(form, (c) => {
      c.header('cache-control', 'no-store')
      return c.json({ form_token: formTimes.issue(c.req.valid('query').kind, clock.now()) }, 200)
    })
}
