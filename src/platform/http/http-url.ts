import { z } from 'zod'

/** A configuration variable with the URL of an HTTP service. */
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
