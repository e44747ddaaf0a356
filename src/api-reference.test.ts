import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'

test('docs/openapi.json is what the code says (npm run openapi writes it)', async () => {
  const app = await testApp()
  const { body } = await app.call('/openapi.json')
  await app.close()
  await expect(`${JSON.stringify(body, null, 2)}\n`).toMatchFileSnapshot('../docs/openapi.json')
})
