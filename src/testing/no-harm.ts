import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { expectProblem, readReply } from './problem.ts'

/** Who signs in has another token from then on than the one they came with. */
const SIGNS_IN = new Set(['/api/register', '/api/login'])

/** Whatever is asked for is answered, or refused as a problem. */
export async function expectNoHarm(
  { app }: TestApp,
  token: string,
  path: string,
  { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<void> {
  const response = await app.request(`http://rihla.test${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(!SIGNS_IN.has(path) && { authorization: `Basic ${token}` }),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  })
  const reply = await readReply(response)
  expect(reply.status).toBeLessThan(500)
  if (reply.status >= 400) expectProblem(reply, { status: reply.status, code: reply.body.code })
}
