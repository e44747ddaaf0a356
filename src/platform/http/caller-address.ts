import { BlockList, isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'

/** What the server hands over with a request; `address`: whose it is, where a proxy of ours has passed it on. */
type Bindings = { address?: string; incoming?: { socket?: { remoteAddress?: string } } }

/** The caller's address; a page rendered here asks with its visitor's. */
export function addressOf(c: Context): string {
  const { address, incoming } = (c.env ?? {}) as Bindings
  return address ?? incoming?.socket?.remoteAddress ?? 'in-process'
}

/** Whether an address is one of our own proxies'. */
export type IsProxy = (address: string) => boolean

/** Knows proxies by a list of addresses and networks such as `10.0.0.0/8, ::1`; null for what is no such list. */
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
 * Whoever a proxy of ours asks for is the last that `X-Forwarded-For` names and that is none; nobody else is believed.
 * The first other one that names somebody is told to `onUntrusted`: a proxy that was forgotten makes all its callers one.
 */
export function knowCaller(isProxy: IsProxy, onUntrusted: (address: string) => void): MiddlewareHandler {
  let told = false
  return (c, next) => {
    const bindings = (c.env ?? {}) as Bindings
    if (bindings.address !== undefined) return next()
    const remote = addressOf(c)
    const passedOn = c.req.header('x-forwarded-for')
    if (passedOn !== undefined && !told && !isProxy(remote)) {
      told = true
      onUntrusted(remote)
    }
    bindings.address = callerOf(remote, passedOn ?? '', isProxy)
    return next()
  }
}

function callerOf(remote: string, passedOn: string, isProxy: IsProxy): string {
  let address = remote
  for (const named of passedOn.split(',').toReversed()) {
    if (!isProxy(address) || isIP(named.trim()) === 0) return address
    address = named.trim()
  }
  return address
}
