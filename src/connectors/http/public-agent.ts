import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, errors } from 'undici'
import { publicAddress } from '#kernel/public-address.ts'

type LookedUp = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void

/** An address that a host name leads to is none of the internet. */
export class PrivateAddress extends Error {}

type Wanted = {
  /** Timeout of each step of a call. */
  timeoutMs: number
  /** Longest reply that is read. */
  maxBytes: number
  /** Also this machine, over http. */
  loopback: boolean
}

/**
 * Calls addresses that others have written: https alone, never one of a private network whatever its name resolves to,
 * and no redirect followed. `isRefused` is asked of each address first, as one without a name is never looked up.
 */
export function publicAgent({ timeoutMs, maxBytes, loopback }: Wanted) {
  const isAllowed = (address: string) =>
    publicAddress(address) !== null || (loopback && /^(?:127\.|::1$)/.test(address))

  /** Checks what the connection will use: a second look-up could be answered otherwise. */
  function allowedOnly(host: string, options: LookupOptions, done: LookedUp): void {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new PrivateAddress(host), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

  return {
    dispatcher: new Agent({
      allowH2: false,
      connect: { timeout: timeoutMs, lookup: allowedOnly },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxResponseSize: maxBytes,
    }),
    isRefused({ protocol, hostname }: URL): boolean {
      const host = hostname.replace(/^\[|\]$/g, '')
      const isHere = loopback && /^(?:127\.|::1$|localhost$)/.test(host)
      return (protocol !== 'https:' && !isHere) || (isIP(host) !== 0 && !isAllowed(host))
    },
  }
}

/** Why a call was not answered; nothing of a reply or of our network is told. */
export function unansweredReason(problem: unknown, timeoutMs: number): string {
  const isLate =
    problem instanceof errors.ConnectTimeoutError ||
    problem instanceof errors.HeadersTimeoutError ||
    (problem instanceof Error && problem.name === 'TimeoutError')
  return isLate ? `no answer within ${timeoutMs} ms` : 'no connection'
}
