import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, errors } from 'undici'
import { publicAddress } from '#kernel/public-address.ts'

type LookupCallback = (error: Error | null, addresses: string | LookupAddress[], family?: number) => void

/** A host name resolved to a non-public address. */
export class PrivateAddress extends Error {}

type Options = {
  /** Timeout of each step of a call. */
  timeoutMs: number
  /** Maximum bytes of a reply. */
  maxBytes: number
  /** If true, this machine is also allowed, over http. */
  loopback: boolean
}

/**
 * Calls addresses from outside: https only, never in a private network whatever the name resolves to, and without
 * following redirects. `isBlocked` checks each address first, because an address without a name is never looked up.
 */
export function publicAgent({ timeoutMs, maxBytes, loopback }: Options) {
  const isAllowed = (address: string) =>
    publicAddress(address) !== null || (loopback && /^(?:127\.|::1$)/.test(address))

  /** Checks the addresses that the connection will use: a second lookup could return others. */
  function allowedOnly(host: string, options: LookupOptions, done: LookupCallback): void {
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
    isBlocked({ protocol, hostname }: URL): boolean {
      const host = hostname.replace(/^\[|\]$/g, '')
      const isHere = loopback && /^(?:127\.|::1$|localhost$)/.test(host)
      return (protocol !== 'https:' && !isHere) || (isIP(host) !== 0 && !isAllowed(host))
    },
  }
}

/** Returns why a call was not answered, without details of a reply or of our network. */
export function unansweredReason(problem: unknown, timeoutMs: number): string {
  const isLate =
    problem instanceof errors.ConnectTimeoutError ||
    problem instanceof errors.HeadersTimeoutError ||
    (problem instanceof Error && problem.name === 'TimeoutError')
  return isLate ? `no answer within ${timeoutMs} ms` : 'no connection'
}
