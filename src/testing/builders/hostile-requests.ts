import { expect } from 'vitest'
import type { TestApp } from '../infrastructure/app.ts'
import { expectProblem, readReply, type Reply } from './problem.ts'

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** Who signs in has another token from then on than the one they came with. */
const SIGNS_IN = new Set(['/api/register', '/api/login'])

let asked = 0
/** An address that nobody has asked from before: whoever guesses a password wrong has to wait where they are. */
function newAddress(): string {
  asked += 1
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
}

/** The answer to whoever has `token`, which no request before it has made to wait. */
export async function answerTo(
  { app }: TestApp,
  token: string,
  path: string,
  { headers = {}, ...init }: Asking,
): Promise<Reply> {
  const request = {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(!SIGNS_IN.has(path) && { authorization: `Basic ${token}` }),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  }
  return readReply(await app.request(`http://rihla.test${path}`, request, { address: newAddress() }))
}

/** Whatever is asked for is answered, or refused as a problem. */
export async function expectRefusedSafely(
  app: TestApp,
  token: string,
  path: string,
  asking: Asking,
): Promise<void> {
  const reply = await answerTo(app, token, path, asking)
  expect(reply.status).toBeLessThan(500)
  if (reply.status >= 400) expectProblem(reply, { status: reply.status, code: reply.body.code })
}
