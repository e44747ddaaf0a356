import { forFile } from '#testing/infrastructure/for-file.ts'
import { openidProvider } from '#testing/stand-ins/openid-provider.ts'
import { openStage } from './stage.ts'

/** The product and a browser for a test file, with an OpenID provider that acts as Google. */
export async function providerStage(wanted: Parameters<typeof openStage>[0] = {}) {
  const provider = forFile(await openidProvider())
  const stage = forFile(await openStage({ ...wanted, environment: provider.environment }))
  return { provider, stage }
}
