import type { z } from 'zod'
import { fail, ok } from '#kernel/result.ts'
import type { SupplierFailure, SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import { httpExchange } from '#connectors/http/http-exchange.ts'
import { exchangeOver } from '../exchange-over.ts'
import type { SupplierConnection } from '../supplier-manifest.ts'
import { LoggedIn, readReply } from './replies.ts'
import { sharedLogin } from './session.ts'

/** Its address includes the version: `https://api.renticar.com/api/v1`. */
export type RenticarLine = SupplierConnection & { email: string; password: string }

type Question = {
  path: 'locations' | 'cars' | 'search' | 'extras' | 'reservation' | 'reservation/cancel'
  /** Null sends a GET. */
  body: object | null
  urgent?: boolean
}

/**
 * Sends requests to Renticar with one shared login, and retries once with a new token if the old one may have been
 * rejected. Urgent requests, those about a reservation, are retried only if nothing can have been booked.
 */
export function renticarApi(line: RenticarLine) {
  const http = httpExchange(line)
  const exchange = exchangeOver(http, line)
  const session = sharedLogin(login)

  async function login(): Promise<SupplierResult<string>> {
    const { email, password } = line
    const reply = await http({
      path: '/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      timeoutMs: line.timeoutMs,
      urgent: true,
    })
    if (!reply.ok) return reply
    const loggedIn = readReply(reply.value, LoggedIn)
    if (loggedIn.ok) return ok(loggedIn.value.token)
    const { failure } = loggedIn
    return fail(failure.code === 'refused' ? { ...failure, reason: 'not_authorized' } : failure)
  }

  const send = <Reply>({ path, body, urgent = false }: Question, schema: z.ZodType<Reply>, token: string) =>
    exchange(
      {
        ...(body === null && { method: 'GET' }),
        path: `/${path}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: body === null ? '' : JSON.stringify(body),
        urgent,
      },
      (reply) => readReply(reply, schema),
    )

  return async function sendAuthorised<Reply>(
    question: Question,
    schema: z.ZodType<Reply>,
  ): Promise<SupplierResult<Reply>> {
    const token = await session.token()
    if (!token.ok) return neverSent(question, token.failure)
    const first = await send(question, schema, token.value)
    if (first.ok || !mayBeTheToken(question, first.failure)) return first
    const renewed = await session.renew(token.value)
    return renewed.ok ? send(question, schema, renewed.value) : neverSent(question, renewed.failure)
  }
}

/**
 * Returns true if the token may be the cause. An expired token is reported as 401; a search is also retried on an
 * unknown error text. A reservation is retried only if the supplier states that the token was rejected: nothing was
 * booked then.
 */
function mayBeTheToken({ urgent }: Question, failure: SupplierFailure): boolean {
  if (failure.code !== 'refused') return false
  return failure.reason === 'not_authorized' || (failure.reason === 'other' && !urgent)
}

/** Converts a failed login: the booking was certainly not sent. */
function neverSent({ urgent }: Question, failure: SupplierFailure): SupplierResult<never> {
  return urgent && failure.code !== 'refused'
    ? fail({ code: 'unreachable', detail: `no login: ${failure.detail}` })
    : fail(failure)
}
