import { SANDBOX } from './sandbox/manifest.ts'
import { STRIPE } from './stripe/manifest.ts'

/** Every gateway that can take the cards; the first does where PAYMENTS names none. */
export const GATEWAYS = [SANDBOX, STRIPE] as const
