import { SANDBOX } from './sandbox/manifest.ts'
import { STRIPE } from './stripe/manifest.ts'

/** Every gateway that can take cards. The first is the default if PAYMENTS names none. */
export const GATEWAYS = [SANDBOX, STRIPE] as const
