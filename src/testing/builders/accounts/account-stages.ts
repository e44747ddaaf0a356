import { beforeEach } from 'vitest'
import type { Log } from '#platform/log.ts'
import { accountOf } from './account.ts'
import { testApp } from '../../infrastructure/app.ts'
import { forFile } from '../../infrastructure/for-file.ts'
import { openidProvider } from '../../stand-ins/openid-provider.ts'
import { secondStepOf } from './second-step.ts'

type Wanted = { as?: 'environment' | 'asApple'; now?: () => number; log?: Log }

/**
 * The app for a test file, with an OpenID provider that acts as Google, or as Apple if requested. Tokens are dated by
 * the app's clock, or by another where their reader knows only the real one.
 */
export async function providerStage({ as = 'environment', now, log }: Wanted = {}) {
  const appsTime = (): number => app.clock.now().epochMilliseconds
  const provider = forFile(await openidProvider(now ?? appsTime))
  const app = forFile(await testApp({ environment: provider[as], ...(log && { context: { log } }) }))
  return { provider, app, account: accountOf(app), steps: secondStepOf(app) }
}

/** The app for a test file, with the steps of users with a second step; failed attempts expire between tests. */
export async function secondStepStage(wanted: Parameters<typeof testApp>[0] = {}) {
  const app = forFile(await testApp(wanted))
  beforeEach(() => app.clock.pass({ hours: 2 }))
  return { app, steps: secondStepOf(app) }
}
