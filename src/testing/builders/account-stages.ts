import { beforeEach } from 'vitest'
import type { Log } from '#platform/log.ts'
import { accountOf } from './account.ts'
import { testApp } from '../infrastructure/app.ts'
import { forFile } from '../infrastructure/for-file.ts'
import { openidProvider } from '../stand-ins/openid-provider.ts'
import { secondStepOf } from './second-step.ts'

type Wanted = { as?: 'environment' | 'asApple'; now?: () => number; log?: Log }

/**
 * For a test file the app with an OpenID provider, which is its Google unless it is said to be Apple. Tokens are of the
 * app's time, or of another where who reads them knows only the real one.
 */
export async function providerStage({ as = 'environment', now, log }: Wanted = {}) {
  const appsTime = (): number => app.clock.now().epochMilliseconds
  const provider = forFile(await openidProvider(now ?? appsTime))
  const app = forFile(await testApp({ environment: provider[as], ...(log && { context: { log } }) }))
  return { provider, app, account: accountOf(app), steps: secondStepOf(app) }
}

/** For a test file the app and the steps of people with a second step; wrong tries of the tests before are forgotten. */
export async function secondStepStage(wanted: Parameters<typeof testApp>[0] = {}) {
  const app = forFile(await testApp(wanted))
  beforeEach(() => app.clock.pass({ hours: 2 }))
  return { app, steps: secondStepOf(app) }
}
