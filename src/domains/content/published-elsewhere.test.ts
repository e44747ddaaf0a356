import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { inBoth, staffContentOf } from '#testing/builders/staff/staff-content.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const staff = await staffContentOf(app)

const titleIn = async (process: TestApp) => (await process.call('/api/static-content?lang_id=1')).body.title
const heroIn = async (process: TestApp) => (await process.call('/api/home?lang_id=1')).body.hero.title

test('what one process publishes it answers at once, and another within two seconds; going back too', async () => {
  expect(await titleIn(other)).toBe('About Rihla')
  const published = await staff.published('about', inBoth('Published here'))
  expect(await titleIn(app)).toBe('Published here')
  expect(await titleIn(other)).toBe('About Rihla')
  app.clock.pass({ seconds: 2 })
  expect(await titleIn(other)).toBe('Published here')

  await staff.post('content/go-back', { page: 'about', published })
  expect(await titleIn(app)).toBe('About Rihla')
  app.clock.pass({ seconds: 2 })
  expect(await titleIn(other)).toBe('About Rihla')
})

test('the home page of another process follows within two caches of two seconds', async () => {
  await heroIn(other)
  app.clock.pass({ seconds: 1 })
  await titleIn(other)
  const home = { hero: { title: 'A new home', lead: 'Lead' }, steps: [{ title: 'Go', text: 'Now' }] }
  await staff.published('home', { en: home, ar: home })
  expect(await heroIn(app)).toBe('A new home')
  for (let passed = 0; passed < 4; passed++) {
    app.clock.pass({ seconds: 1 })
    await heroIn(other)
  }
  expect(await heroIn(other)).toBe('A new home')
})

test('a process that was asked a minute ago answers with what was published since', async () => {
  await titleIn(other)
  await staff.published('about', inBoth('A minute later'))
  app.clock.pass({ minutes: 1 })
  expect(await titleIn(other)).toBe('A minute later')
})
