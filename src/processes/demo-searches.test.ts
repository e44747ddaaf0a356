import { expect, test } from 'vitest'
import type { Home } from '#domains/content/home.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { searchForDemo } from './demo-searches.ts'

const app = forFile(await testApp())

const priced = async () => {
  const home: Home = (await app.call('/api/home?lang_id=1')).body
  return home.popular_locations.filter(({ from }) => from !== null)
}

test('a start that ends at once has searched for nothing', async () => {
  const ended = AbortSignal.abort()
  await expect(searchForDemo(app.app, app.clock, ended)).rejects.toThrow('aborted')
  expect(app.takeSearchedPlans()).toEqual([])
})

test('the searches of a fresh demo leave prices of its places, and the next start makes none', async () => {
  const running = new AbortController().signal
  expect(await priced()).toEqual([])
  await searchForDemo(app.app, app.clock, running)
  // Older than the home page in memory.
  app.clock.pass({ seconds: 3 })
  expect(await priced()).toHaveLength(8)
  app.takeSearchedPlans()
  await searchForDemo(app.app, app.clock, running)
  expect(app.takeSearchedPlans()).toEqual([])
})
