import { beforeEach } from 'vitest'
import type { Log } from '#platform/log.ts'
import { accountOf } from './account.ts'
import { testApp } from '../../infrastructure/app.ts'
import { forFile } from '../../infrastructure/for-file.ts'
import { openidProvider } from '../../stand-ins/openid-provider.ts'
import { secondStepOf } from './second-step.ts'

type ProviderOptions = { as?: 'environment' | 'asApple'; now?: () => number; log?: Log }

/**
 * Starts the app for a test file, with an OpenID provider that acts as Google, or as Apple if requested. Tokens are dated by
 * the app's clock, or by `now` where their reader uses the real one.
 */
export async function startProviderEnvironment({ as = 'environment', now, log }: ProviderOptions = {}) {
  const appsTime = (): number => app.clock.now().epochMilliseconds
  const provider = forFile(await openidProvider(now ?? appsTime))
  const app = forFile(await testApp({ environment: provider[as], ...(log && { context: { log } }) }))
  return { provider, app, account: accountOf(app), steps: secondStepOf(app) }
}

/** Starts the app for a test file about second steps; failed attempts expire between tests. */
export async function startSecondStepEnvironment(options: Parameters<typeof testApp>[0] = {}) {
  const app = forFile(await testApp(options))
  beforeEach(() => app.clock.pass({ hours: 2 }))
  return { app, steps: secondStepOf(app) }
}
