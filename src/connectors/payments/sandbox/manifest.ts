import { z } from 'zod'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'
import { httpUrl } from '#platform/http/http-url.ts'
import { defineGateway } from '../gateway-manifest.ts'

/** The sandbox, or another gateway with its protocol. */
export const SANDBOX = defineGateway({
  name: 'sandbox',
  variables: {
    PAYMENTS_URL: httpUrl.optional().meta({
      description: 'a gateway with the protocol of the sandbox',
      unset: 'the sandbox',
    }),
    PAYMENTS_KEY: z.string().min(8).default(DEVELOPMENT_SECRET).meta({
      description: 'the key of PAYMENTS_URL',
      unset: 'the key of the sandbox',
    }),
  },
  required: [],
  unreal(set, others) {
    if (!set['PAYMENTS_URL'])
      return [
        `${[...others.map((name) => `PAYMENTS=${name}`), 'PAYMENTS_URL'].join(' or ')} (a real gateway)`,
      ]
    const { PAYMENTS_KEY: key } = set
    return key && key !== DEVELOPMENT_SECRET ? [] : ['PAYMENTS_KEY (a secret of its own)']
  },
  location: ({ PAYMENTS_URL: url }) => (url === undefined ? null : new URL(url).host),
  async connect({ PAYMENTS_KEY: apiKey }, needs) {
    const { createSandboxPayments } = await import('./payments.ts')
    return createSandboxPayments({ ...needs, apiKey })
  },
  cardField: () => ({ kind: 'typed' }),
})
