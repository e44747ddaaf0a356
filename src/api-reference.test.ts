import { beforeAll, expect, test } from 'vitest'
import { breakingChanges } from '#testing/api-changes/breaking-changes.ts'
import type { OpenApi } from '#testing/api-changes/openapi.ts'
import { releasedApi, unreleasedChanges } from '#testing/api-changes/released-api.ts'
import { testApp } from '#testing/infrastructure/app.ts'

let reference: OpenApi
beforeAll(async () => {
  const app = await testApp()
  const { body } = await app.call('/openapi.json')
  await app.close()
  reference = body as OpenApi
})

test('docs/openapi.json is what the code says (npm run openapi writes it)', async () => {
  await expect(`${JSON.stringify(reference, null, 2)}\n`).toMatchFileSnapshot('../docs/openapi.json')
})

test('a change that breaks clients of the released API is quoted in the changelog (CONTRIBUTING.md, The API)', async () => {
  const changelog = await unreleasedChanges()
  const changes = breakingChanges({ before: await releasedApi(), after: reference })
  expect(changes.filter((change) => !changelog.includes(change))).toEqual([])
})
