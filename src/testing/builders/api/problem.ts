import { expect } from 'vitest'
import type { TestApp } from '../../infrastructure/app.ts'

export type Reply = Awaited<ReturnType<TestApp['call']>>

export type ExpectedProblem = {
  status: number
  code: string
  fields?: readonly { path: string; message?: string }[]
  /** Members that the route's own contract adds. */
  more?: readonly string[]
}

/** Internal details: stack traces, SQL, accounts at the suppliers and the gateway, simulators' addresses. */
const INSIDES =
  /\bat \S+ \(|node:|node_modules|\.ts:\d|Error:|ZodError|violates|relation "|invalid byte sequence|simulated-|1120401|60114|60115|development-only-secret|127\.0\.0\.1/

/** Checks a response against the rules for every rejection (RFC 9457 and our own), and against its expected fields. */
export function expectProblem(reply: Reply, { status, code, fields, more = [] }: ExpectedProblem): void {
  expect(reply.body).toMatchObject({ status, code })
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  expect(reply.body.type).toBe(`/docs#problem-${code}`)
  expect(reply.body.title).toMatch(/\S/)
  expect(reply.body.detail).toMatch(/\S/)
  const members = new Set(['type', 'title', 'status', 'code', 'detail', 'fields', ...more])
  expect(Object.keys(reply.body).filter((name) => !members.has(name))).toEqual([])
  expect(JSON.stringify(reply.body)).not.toMatch(INSIDES)
  if (code === 'invalid_request') expect(reply.body.fields.length).toBeGreaterThan(0)
  for (const field of reply.body.fields ?? []) {
    expect(Object.keys(field).toSorted()).toEqual(['code', 'message', 'path'])
    expect(field.message).toMatch(/\S/)
  }
  for (const field of fields ?? []) expect(reply.body.fields).toContainEqual(expect.objectContaining(field))
}

/** Checks that a rejection's title and each field's message are in Arabic. */
export function expectArabic(reply: Reply): void {
  expect(reply.body.title).toMatch(/\p{Script=Arabic}/u)
  for (const { message } of reply.body.fields ?? []) expect(message).toMatch(/\p{Script=Arabic}/u)
}

/** A response of `app.request`, with its JSON parsed. */
export async function readReply(response: Response): Promise<Reply> {
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  }
}
