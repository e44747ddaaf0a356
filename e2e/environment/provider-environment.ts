import { forFile } from '#testing/infrastructure/for-file.ts'
import { openidProvider } from '#testing/stand-ins/openid-provider.ts'
import { openEnvironment } from './environment.ts'

/** Starts the product and a browser for a test file, with an OpenID provider that acts as Google. */
export async function providerEnvironment(options: Parameters<typeof openEnvironment>[0] = {}) {
  const provider = forFile(await openidProvider())
  const environment = forFile(await openEnvironment({ ...options, environment: provider.environment }))
  return { provider, environment }
}
