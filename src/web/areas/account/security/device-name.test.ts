import { expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    is: { browser: 'Chrome', system: 'Windows', mobile: false },
  },
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    is: { browser: 'Edge', system: 'Windows', mobile: false },
  },
  {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    is: { browser: 'Safari', system: 'Mac', mobile: false },
  },
  {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    is: { browser: 'Chrome', system: 'iPhone', mobile: true },
  },
  {
    userAgent: `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    is: { browser: 'Samsung Internet', system: 'Android', mobile: true },
  },
  {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    is: { browser: 'Firefox', system: 'Linux', mobile: false },
  },
  { userAgent: 'curl/8.5.0', is: { browser: null, system: null, mobile: false } },
  { userAgent: null, is: { browser: null, system: null, mobile: false } },
])('$userAgent is $is.browser on $is.system', ({ userAgent, is }) => {
  expect(deviceOf(userAgent)).toEqual(is)
})
