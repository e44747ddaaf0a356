import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
  { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', robot: true },
  { agent: 'facebookexternalhit/1.1', robot: true },
  { agent: 'WhatsApp/2.23.20.0', robot: true },
  { agent: 'curl/8.5.0', robot: true },
  { agent: `${CHROME} Chrome/153.0.0.0 Safari/537.36`, robot: false },
  { agent: `${CHROME} HeadlessChrome/153.0.0.0 Safari/537.36`, robot: false },
  { agent: undefined, robot: false },
])('$agent is a robot: $robot', ({ agent, robot }) => {
  expect(isRobot(agent)).toBe(robot)
})
