import { test } from 'vitest'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { LISTED_TEMPLATE } from '#testing/infrastructure/templates.ts'
import { readFileSync } from 'node:fs'
const ticks = () =>
  readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/).slice(1).map(Number)
test('x', async () => {
  for (const [n, f] of [
    ['db', async () => (await emptyDatabase(LISTED_TEMPLATE)).drop()],
    ['app', async () => (await testApp()).close()],
  ] as const)
    for (let r = 0; r < 3; r++) {
      const a = ticks(),
        t = performance.now()
      for (let i = 0; i < 40; i++) await f()
      const b = ticks()
      console.log(
        n,
        'wall',
        ((performance.now() - t) / 40).toFixed(0),
        'user',
        ((b[0]! - a[0]!) / 40) * 10,
        'sys',
        ((b[2]! - a[2]!) / 40) * 10,
      )
    }
}, 120000)
