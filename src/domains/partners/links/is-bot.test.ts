import { expect, test } from 'vitest'
import { isBot } from './is-bot.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
  { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', bot: true },
  { agent: 'facebookexternalhit/1.1', bot: true },
  { agent: 'WhatsApp/2.23.20.0', bot: true },
  { agent: 'curl/8.5.0', bot: true },
  { agent: `${CHROME} Chrome/153.0.0.0 Safari/537.36`, bot: false },
  { agent: `${CHROME} HeadlessChrome/153.0.0.0 Safari/537.36`, bot: false },
  { agent: undefined, bot: false },
])('$agent is a robot: $bot', ({ agent, bot }) => {
  expect(isBot(agent)).toBe(bot)
})
