import { expect } from 'vitest'
import type { TestApp } from '../../infrastructure/app.ts'
import { expectProblem, readReply, type Reply } from './problem.ts'

type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** Signing in would replace the request's token, so these are sent without one. */
const SIGNS_IN = new Set(['/api/register', '/api/login', '/trips/auth/login', '/auth/login'])

let addresses = 0
/** An IP address that no request has used before: wrong passwords are rate-limited per address. */
function newAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Trips have people and tokens of their own. */
function schemeOf(path: string): 'Basic' | 'Bearer' {
  return /^\/(trips|auth)\//.test(path) ? 'Bearer' : 'Basic'
}

/** Sends a request with `token` from a new address, so that no rate limit applies. */
export async function answerTo(
  { app }: TestApp,
  token: string,
  path: string,
  { headers = {}, ...init }: RequestOptions,
): Promise<Reply> {
  const request = {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(!SIGNS_IN.has(path) && { authorization: `${schemeOf(path)} ${token}` }),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  }
  return readReply(await app.request(`http://rihla.test${path}`, request, { address: newAddress() }))
}

/** Expects success, or a rejection as a problem document. */
export async function expectSafeRejection(
  app: TestApp,
  token: string,
  path: string,
  options: RequestOptions,
): Promise<void> {
  const reply = await answerTo(app, token, path, options)
  expect(reply.status).toBeLessThan(500)
  if (reply.status >= 400) expectProblem(reply, { status: reply.status, code: reply.body.code })
}
