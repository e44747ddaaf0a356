import { BlockList, isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'

/** Bindings that the server passes with a request. `address`: the client's, set by `resolveCallerAddress`. */
type Bindings = { address?: string; incoming?: { socket?: { remoteAddress?: string } } }

/** Returns the client's address. A page rendered on the server calls the API with its visitor's address. */
export function addressOf(c: Context): string {
  const { address, incoming } = (c.env ?? {}) as Bindings
  return address ?? incoming?.socket?.remoteAddress ?? 'in-process'
}

/** Returns true if an address belongs to a trusted proxy. */
export type IsProxy = (address: string) => boolean

/** Parses a list of addresses and networks such as `10.0.0.0/8, ::1`; null for an invalid list. */
export function proxiesOf(list: string): IsProxy | null {
  const proxies = new BlockList()
  for (const one of list.split(',')) {
    const [address = '', length, ...more] = one.trim().split('/')
    const family = familyOf(address)
    const bits = Number(length ?? (family === 'ipv4' ? 32 : 128))
    if (family === null || more.length > 0 || length === '' || !Number.isInteger(bits)) return null
    if (bits < 0 || bits > (family === 'ipv4' ? 32 : 128)) return null
    proxies.addSubnet(address, bits, family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== null && proxies.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)] ?? null
}

/**
 * Sets the client's address. Behind trusted proxies it is the last address in `X-Forwarded-For` that is not one of
 * them; other senders' headers are ignored. The first such sender goes to `onUntrusted`: clients of an unlisted proxy
 * all look like one.
 */
export function resolveCallerAddress(
  isProxy: IsProxy,
  onUntrusted: (address: string) => void,
): MiddlewareHandler {
  let isReported = false
  return (c, next) => {
    const bindings = (c.env ?? {}) as Bindings
    if (bindings.address !== undefined) return next()
    const remote = addressOf(c)
    const passedOn = c.req.header('x-forwarded-for')
    if (passedOn !== undefined && !isReported && !isProxy(remote)) {
      isReported = true
      onUntrusted(remote)
    }
    bindings.address = callerOf(remote, passedOn ?? '', isProxy)
    return next()
  }
}

function callerOf(remote: string, passedOn: string, isProxy: IsProxy): string {
  let address = remote
  for (const forwarded of passedOn.split(',').toReversed()) {
    if (!isProxy(address) || isIP(forwarded.trim()) === 0) return address
    address = forwarded.trim()
  }
  return address
}
