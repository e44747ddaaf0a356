import { z } from 'zod'

/** An address of a service that is asked over HTTP, in a variable of the configuration. */
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
