import type { Context } from 'hono'
import { addressOf } from '#platform/http/caller-address.ts'
import type { Origin } from './token.ts'

const LONGEST_DEVICE = 200

/** Returns the origin of a request: its network address and its user agent. */
export function originOf(c: Context): Origin {
  const device = c.req
    .header('user-agent')
    ?.replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST_DEVICE)
  return { address: addressOf(c), device: device === undefined || device === '' ? null : device }
}
