import { Hono } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import { LANGUAGE_CODES } from '#kernel/locale.ts'

type Options = {
  /** A `mailto:` or `https:` address. */
  contact: string
  /** Days from the request for which it is valid. */
  days: number
  publicUrl: string
  clock: Clock
}

/** Route `/.well-known/security.txt` (RFC 9116): the contact for security reports. */
export function securityTxtRoutes({ contact, days, publicUrl, clock }: Options): Hono {
  return new Hono().get('/.well-known/security.txt', (c) => {
    const expires = clock.now().toZonedDateTimeISO('UTC').startOfDay().add({ days }).toInstant()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toString()}`,
      `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`)
  })
}
