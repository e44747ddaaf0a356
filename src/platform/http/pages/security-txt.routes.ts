import { Hono } from 'hono'
import type { Clock } from '#kernel/clock.ts'

type Wanted = {
  /** A `mailto:` or `https:` address. */
  contact: string
  /** For how long from its reading on it holds. */
  days: number
  publicUrl: string
  clock: Clock
}

/** `/.well-known/security.txt` (RFC 9116): how to report a problem of security. */
export function securityTxtRoutes({ contact, days, publicUrl, clock }: Wanted): Hono {
  return new Hono().get('/.well-known/security.txt', (c) => {
    const expires = clock.now().toZonedDateTimeISO('UTC').startOfDay().add({ days }).toInstant()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toString()}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`)
  })
}
