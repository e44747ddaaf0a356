import { SANDBOX } from './sandbox/manifest.ts'
import { STRIPE } from './stripe/manifest.ts'

/** Every gateway that can take cards; the first is the default where PAYMENTS names none. */
export const GATEWAYS = [SANDBOX, STRIPE] as const
