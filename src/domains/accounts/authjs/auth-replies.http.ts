import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { forClients, jsonReply, problemReplies } from '#platform/http/openapi/openapi.ts'
import { ProblemContract } from '#platform/http/problem.contract.ts'
import type { ClientReply } from './auth-wire.ts'
import { UrlReply } from './auth.contract.ts'

/** Path parameters with a provider's id. */
export const ProviderPath = z.object({ provider: z.string().regex(/^[\w-]{1,40}$/) })

/** Note in the reference for calls that our own pages do not use. */
export const FOR_NEXT_AUTH = forClients('The browser client of next-auth 4 expects it.')

export const REDIRECT_TO_PAGE = { 302: { description: 'To a page' } }

export function formBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/x-www-form-urlencoded': { schema } } }
}

function urlOrProblem(description: string) {
  const problemBody = { schema: ProblemContract }
  return {
    description,
    content: { 'application/json': { schema: UrlReply }, 'application/problem+json': problemBody },
  }
}

/** Response to a form of the browser client: `{url}` if it sends `json`, otherwise a redirect. */
export const REDIRECT_OR_URL = {
  ...REDIRECT_TO_PAGE,
  200: jsonReply(UrlReply, 'Where to go'),
  400: urlOrProblem('Malformed, or a `callbackUrl` that leads away from the site'),
  401: urlOrProblem('Not signed in; `error` and `code` of the address say why'),
  403: urlOrProblem('Without the CSRF token, from another site, or not to be signed in'),
  500: urlOrProblem('The other service did not do its part'),
  ...problemReplies(413, 415),
  429: {
    description: 'Too many; `error` and `code` of the address say so, `Retry-After` until when',
    content: {
      'application/json': { schema: UrlReply },
      'application/problem+json': { schema: ProblemContract.extend(UrlReply.shape) },
    },
  },
}

export function sendRedirectOrUrl(c: Context, reply: ClientReply) {
  return reply.kind === 'redirect'
    ? c.redirect(reply.url, 302)
    : c.json(UrlReply.parse(reply.body), reply.status)
}
